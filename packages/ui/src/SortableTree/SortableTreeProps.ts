import type { ElementProps } from '../element/ElementProps.ts';
import type { TreeMove, TreeNode } from './TreeNode.ts';

/** Where a moving branch would land now, for screen readers. */
export interface TreePlace {
  name: string;
  /** Name of the parent; null at the top. */
  parent: string | null;
  /** From 1. */
  position: number;
}

export interface SortableTreeLabels {
  /** Names of the parts of a row, for screen readers: "Prikaži podkategorije", "Sakrij podkategorije". */
  open: string;
  close: string;
  /** "Vidljiva u meniju". */
  visible: string;
  /** Shown on a branch that users do not see: "Skrivena". */
  hidden: string;
  /** "Radnje". */
  actions: string;
  moveUp: string;
  moveDown: string;
  moveIn: string;
  moveOut: string;
  remove: string;
  /** "Pomeri". */
  grip: string;
  /** How to move by mouse and by keyboard; is below the tree. */
  hint: string;
  /** "Skuter: razmaknica je podignula. Strelice pomeraju, Enter spušta, Escape odustaje." */
  picked: (name: string) => string;
  over: (place: TreePlace) => string;
  dropped: (place: TreePlace) => string;
  cancelled: (name: string) => string;
}

export interface SortableTreeProps extends ElementProps<'div', 'id'> {
  id: string;
  /** What is ordered: "Kategorije". */
  label: string;
  nodes: readonly TreeNode[];
  /** Ids of the open branches. The parent holds them and changes them in `onOpenChange`. */
  open?: readonly string[] | undefined;
  /** Ids of the branches that are open at first. */
  defaultOpen?: readonly string[] | undefined;
  onOpenChange?: ((open: readonly string[]) => void) | undefined;
  /** The branch that a panel beside the tree shows. */
  currentId?: string;
  /** Levels at most. @default 4 */
  levels?: number;
  labels: SortableTreeLabels;
  /** The page stores the new place and passes new nodes. */
  onMove: (move: TreeMove) => void;
  /** Without it branches have no switch: users see each. */
  onVisibleChange?: ((id: string, visible: boolean) => void) | undefined;
  /** Not called for a branch with `undeletable`. */
  onRemove: (id: string) => void;
  /** A branch was chosen, by its name or with Enter. */
  onOpen: (id: string) => void;
}
