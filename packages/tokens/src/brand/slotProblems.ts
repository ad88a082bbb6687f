import type { TypeRole } from './cssValue.ts';
import type { Tree } from './themeTree.ts';

function names(branch: Tree | TypeRole, path: string[] = []): string[] {
  return Object.entries(branch).flatMap(([name, child]: [string, Tree[string]]) =>
    typeof child === 'string' ? [[...path, name].join('.')] : names(child, [...path, name]),
  );
}

/**
 * The slots that a theme leaves empty, and those that no component reads, measured by a whole theme. One sentence each.
 */
export function slotProblems(theme: Tree, model: Tree): string[] {
  const has = new Set(names(theme));
  const wanted = new Set(names(model));
  return [
    ...[...wanted]
      .filter((name) => !has.has(name))
      .map((name) => `"${name}" is missing, and components read it. Add it.`),
    ...[...has]
      .filter((name) => !wanted.has(name))
      .map((name) => `"${name}" is read by no component. Is it misspelt? Take it out.`),
  ];
}
