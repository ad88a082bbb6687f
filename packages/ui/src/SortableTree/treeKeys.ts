import type { KeyboardEvent } from 'react';
import type { TreeRowData } from './TreeNode.ts';
import type { TreeState } from './useTree.ts';

const directions = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' } as const;
const isArrow = (key: string): key is keyof typeof directions => Object.hasOwn(directions, key);

/** Keys while a branch is picked up: all of them belong to the move. */
function movingKeys(tree: TreeState, key: string): boolean {
  if (isArrow(key)) {
    tree.press(directions[key]);
  } else if (key === 'Enter' || key === ' ') {
    tree.drop();
  } else if (key === 'Escape' || key === 'Tab') {
    tree.cancel();
    return key === 'Escape';
  }
  return key !== 'Tab';
}

/** Keys of a row; returns the row that takes the focus. */
export function treeKeys(event: KeyboardEvent, row: TreeRowData, tree: TreeState, open: (id: string) => void) {
  // Keys of the switch, the name and the menu inside the row are their own.
  if (event.target !== event.currentTarget) {
    return undefined;
  }
  const { rows } = tree;
  const at = rows.indexOf(row);
  const { key } = event;
  if (tree.moving) {
    if (movingKeys(tree, key)) {
      event.preventDefault();
    }
    return undefined;
  }
  const toggle = () => tree.toggle(row.node.id);
  const actions: Record<string, () => TreeRowData | undefined | void> = {
    ArrowDown: () => rows[at + 1],
    ArrowUp: () => rows[at - 1],
    Home: () => rows[0],
    End: () => rows.at(-1),
    ArrowRight: () => (row.expanded === true ? rows[at + 1] : row.expanded === false && toggle()) || undefined,
    ArrowLeft: () => (row.expanded === true ? toggle() : rows.find(({ node }) => node.id === row.parent?.id)),
    ' ': () => tree.pick(row.node),
    Enter: () => open(row.node.id),
  };
  const act = actions[key];
  if (!act) {
    return undefined;
  }
  event.preventDefault();

  return act() ?? undefined;
}
