import type { IconSource } from '../Icon/Icon.tsx';

/** A branch of a tree, as the page gives it. */
export interface TreeNode {
  id: string;
  name: string;
  icon?: IconSource;
  /** Ads below it, as shown: "61.842". */
  count?: string;
  /** Whether users see it. */
  visible: boolean;
  /** Why it cannot be deleted: "Kategorija sa 702 oglasa ne može da se obriše. Prvo premestite oglase." */
  undeletable?: string;
  children?: readonly TreeNode[];
}

/** The target of a branch: its parent (null at the top), and before how many of the parent's other children. */
export interface TreeMove {
  id: string;
  parentId: string | null;
  index: number;
}

/** A branch as a row. */
export interface TreeRowData {
  node: TreeNode;
  /** 0 at the top. */
  depth: number;
  parent: TreeNode | null;
  /** From 0, among its siblings. */
  index: number;
  siblings: number;
  expanded: boolean | undefined;
}
