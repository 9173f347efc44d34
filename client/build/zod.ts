/**
 * Builds zod without what turns schemas into JSON Schema: every schema refers to it, so that no bundler
 * leaves it out, and the page never asks for it. Calling it there throws.
 */
import type { Plugin } from 'vite';

const JSON_SCHEMA = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/** A module in which each of these names is a function that makes one that throws. */
export const absentModule = (names: readonly string[]): string => `
const absent = () => () => { throw new Error('the page has no JSON Schema'); };
export { ${names.map((name) => `absent as ${name}`).join(', ')} };
`;

/** Puts such modules in the place of zod's. */
export function slimZod(): Plugin {
  return {
    name: 'metro:slim-zod',
    apply: 'build',
    load: {
      filter: { id: JSON_SCHEMA },
      handler: async (id) => absentModule(Object.keys(await import(id))),
    },
  };
}
