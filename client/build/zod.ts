/**
 * Builds zod without what turns schemas into JSON Schema: every schema refers to it, so that no bundler
 * leaves it out, and the page never asks for it. Calling it there throws.
 */
import type { Plugin } from 'vite';

const JSON_SCHEMA = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

const EXPORTED = /^export (?:const|function) (\w+)/gm;

/** A module with the same names, each of them a function that leads to the next, and at last throws. */
export function withoutBodies(code: string): string {
  const names = [...code.matchAll(EXPORTED)].map(([, name]) => name);
  const absent = `const absent = () => () => { throw new Error('the page has no JSON Schema'); };`;
  return `${absent}\nexport { ${names.map((name) => `absent as ${name}`).join(', ')} };\n`;
}

/** Leaves the bodies out of the built page. */
export function slimZod(): Plugin {
  return {
    name: 'metro:slim-zod',
    apply: 'build',
    transform: { filter: { id: JSON_SCHEMA }, handler: withoutBodies },
  };
}
