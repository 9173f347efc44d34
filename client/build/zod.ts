/**
 * Builds zod without what turns schemas into JSON Schema: every schema refers to it, so that no bundler
 * leaves it out, and the page never asks for it. Calling it there throws.
 */
import type { Plugin } from 'vite';

const JSON_SCHEMA = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/** As these two files write it; a name that were missed would end the build. */
const EXPORTED = /^export (?:(?:const|function) (\w+)|\{ \w+ as (\w+) \})/gm;

/** A module of the same names, each of them a function that makes one that throws. */
export function withoutBodies(code: string): string {
  const names = [...code.matchAll(EXPORTED)].map(([, own, given]) => own ?? given);
  const absent = `const absent = () => () => { throw new Error('the page has no JSON Schema'); };`;
  return `${absent}\nexport { ${names.map((name) => `absent as ${name}`).join(', ')} };\n`;
}

/** Puts such modules in the place of zod's. */
export function slimZod(): Plugin {
  return {
    name: 'metro:slim-zod',
    apply: 'build',
    transform: { filter: { id: JSON_SCHEMA }, handler: withoutBodies },
  };
}
