export * from './SortableTree.tsx';
export type * from './SortableTreeProps.ts';
export type { TreeMove, TreeNode } from './TreeNode.ts';
export * from './moveNode.ts';
