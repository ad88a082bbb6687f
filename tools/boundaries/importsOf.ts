import { parseSync } from 'vite';

/** One import of a file: what it asks for, and whether only types are taken. */
export interface FoundImport {
  from: string;
  typesOnly: boolean;
}

/** Every import, re-export, dynamic import and `import('…')` type of a TypeScript file. */
export function importsOf(file: string, source: string): FoundImport[] {
  const { module, program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);

  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    typesOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.moduleRequest ? [{ from: entry.moduleRequest.value, typesOnly: entry.isType }] : [],
    ),
  );

  return [...imports, ...exports, ...inExpressions(program)];
}

interface Syntax {
  type: string;
  source?: { value?: unknown };
}

/** Imports that are inside expressions and types, found by walking the syntax tree. */
function inExpressions(tree: unknown): FoundImport[] {
  if (Array.isArray(tree)) return tree.flatMap(inExpressions);
  if (typeof tree !== 'object' || tree === null) return [];

  const inside = Object.values(tree).flatMap(inExpressions);
  const { type, source } = tree as Syntax;
  const isImport = type === 'ImportExpression' || type === 'TSImportType';
  if (!isImport || typeof source?.value !== 'string') return inside;

  return [{ from: source.value, typesOnly: type === 'TSImportType' }, ...inside];
}
