import type { TreeMove, TreeNode } from './TreeNode.ts';

function without(nodes: readonly TreeNode[], id: string): TreeNode[] {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) => (node.children ? { ...node, children: without(node.children, id) } : node));
}

function find(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : find(node.children ?? [], id);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function insert(nodes: readonly TreeNode[], parent: string | null, index: number, moved: TreeNode): TreeNode[] {
  if (parent === null) {
    return [...nodes.slice(0, index), moved, ...nodes.slice(index)];
  }
  return nodes.map((node) =>
    node.id === parent
      ? { ...node, children: insert(node.children ?? [], null, index, moved) }
      : { ...node, children: node.children && insert(node.children, parent, index, moved) },
  );
}

/** The tree after a move, for a page that shows it before the server has stored it. */
export function moveNode(nodes: readonly TreeNode[], { id, parentId, index }: TreeMove): TreeNode[] {
  const moved = find(nodes, id);
  return moved ? insert(without(nodes, id), parentId, index, moved) : [...nodes];
}
