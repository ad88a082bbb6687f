import type { TreeNode, TreeRowData } from './TreeNode.ts';

/** The rows that are drawn: branches in reading order, without those below a closed one. */
export function flatten(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  depth = 0,
  parent: TreeNode | null = null,
): TreeRowData[] {
  return nodes.flatMap((node, index) => {
    const children = node.children ?? [];
    const expanded = children.length > 0 ? open.has(node.id) : undefined;
    return [
      { node, depth, parent, index, siblings: nodes.length, expanded },
      ...(expanded ? flatten(children, open, depth + 1, node) : []),
    ];
  });
}

/** How many levels a branch has below itself. */
export function heightOf({ children = [] }: TreeNode): number {
  return children.length === 0 ? 0 : 1 + Math.max(...children.map(heightOf));
}

/** Ids of a branch and of everything below it. */
export function familyOf(node: TreeNode): string[] {
  return [node.id, ...(node.children ?? []).flatMap(familyOf)];
}
