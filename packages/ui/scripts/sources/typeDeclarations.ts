import { parseSync } from 'vite';

/** A node of the parsed source, as far as types need it. */
export interface TypeNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** One parsed file: the types that it declares by name, its text and where its other types come from. */
export interface TypeFile {
  source: string;
  types: ReadonlyMap<string, TypeNode>;
  /** Module of each imported name. */
  imports: ReadonlyMap<string, string>;
  comments: readonly { value: string; start: number; end: number }[];
}

interface Statement extends TypeNode {
  declaration?: TypeNode | null;
  source?: { value: string };
  specifiers?: { local: { name: string } }[];
}

/** Reads the type declarations of a TypeScript file. */
export function typeDeclarations(fileName: string, source: string): TypeFile {
  const { program, comments } = parseSync(fileName, source);
  const types = new Map<string, TypeNode>();
  const imports = new Map<string, string>();
  for (const statement of program.body as unknown as Statement[]) {
    const declared = statement.declaration ?? statement;
    if (declared.type === 'TSInterfaceDeclaration' || declared.type === 'TSTypeAliasDeclaration') {
      types.set((declared['id'] as { name: string }).name, declared);
    }
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers ?? []) {
        imports.set(local.name, statement.source?.value ?? '');
      }
    }
  }

  return { source, types, imports, comments };
}
