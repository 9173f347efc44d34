/** What a source file imports, and where it uses chance or time. */
import { parseSync } from 'vite';

/** An import, as written. */
export interface Import {
  readonly specifier: string;
  readonly isType: boolean;
}

/** What a file uses. */
export interface Uses {
  readonly imports: readonly Import[];
  /** Such as `Math.random`, `Date.now` and `new Date`. */
  readonly impurities: readonly string[];
}

/** What a source text uses: imports, re-exports, `import()` and types of `import('…')` alike. */
export function usesOf(file: string, text: string): Uses {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const nodes = [...nodesIn(program)];
  return {
    imports: nodes.map(importOf).filter((found) => found !== undefined),
    impurities: nodes.map(impurityOf).filter((found) => found !== undefined),
  };
}

/** A node of the syntax tree (ESTree, with the additions for TypeScript). */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* nodesIn(value: unknown): Generator<Node> {
  if (!isNode(value)) return;
  if (typeof value.type === 'string') yield value;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

function importOf(node: Node): Import | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType': {
      if (!isNode(node.source)) return undefined;
      const isType = node.type === 'TSImportType' || isTypeOnly(node);
      return { specifier: textOf(node.source), isType };
    }
    default:
      return undefined;
  }
}

/** `import type` and `export type`, and braces in which every name says `type`. */
function isTypeOnly(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const { specifiers } = node;
  if (!Array.isArray(specifiers) || specifiers.length === 0) return false;
  return specifiers.every(
    (one) => isNode(one) && (one.importKind === 'type' || one.exportKind === 'type'),
  );
}

/** Stands for a computed specifier: it can't be checked, so no table allows it. */
const COMPUTED = 'an import whose file is computed';

const textOf = ({ value }: Node): string => (typeof value === 'string' ? value : COMPUTED);

function impurityOf(node: Node): string | undefined {
  if (node.type === 'NewExpression') return readsClock(node) ? 'new Date' : undefined;
  if (node.type !== 'MemberExpression') return undefined;
  const member = `${nameOf(node.object)}.${nameOf(node.property)}`;
  return IMPURE_MEMBERS.has(member) ? member : undefined;
}

/** With a moment given, a date is a mere form of it. */
const readsClock = ({ callee, arguments: given }: Node): boolean =>
  nameOf(callee) === 'Date' && !(Array.isArray(given) && given.length > 0);

const IMPURE_MEMBERS = new Set([
  'Math.random',
  'Date.now',
  'performance.now',
  'crypto.getRandomValues',
  'crypto.randomUUID',
]);

const nameOf = (node: unknown): unknown => (isNode(node) ? (node.name ?? node.value) : undefined);
