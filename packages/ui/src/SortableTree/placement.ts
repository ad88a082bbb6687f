import { familyOf, heightOf } from './flatten.ts';
import type { TreeMove, TreeNode, TreeRowData } from './TreeNode.ts';

/** A gap between the rows that stay, and the level in it. */
export interface Placement {
  /** Before that many of the staying rows. */
  gap: number;
  depth: number;
}

/** The rows that stay in place while one branch moves. */
export function stayingRows(rows: readonly TreeRowData[], moving: TreeNode): TreeRowData[] {
  const family = new Set(familyOf(moving));
  return rows.filter(({ node }) => !family.has(node.id));
}

/** The levels that a gap allows: not deeper than a child of the row above, not above the row below. */
function levels(staying: readonly TreeRowData[], gap: number, moving: TreeNode, maxDepth: number) {
  const above = staying[gap - 1];
  const deepest = above ? Math.min(above.depth + 1, maxDepth - heightOf(moving)) : 0;
  const least = staying[gap]?.depth ?? 0;

  return { least: Math.min(least, Math.max(deepest, 0)), deepest: Math.max(deepest, 0) };
}

/** The nearest place that the tree allows. `maxDepth` is the deepest level, 0 at the top. */
export function allowed(
  staying: readonly TreeRowData[],
  wanted: Placement,
  moving: TreeNode,
  maxDepth: number,
): Placement | undefined {
  const gap = Math.min(Math.max(wanted.gap, 0), staying.length);
  const { least, deepest } = levels(staying, gap, moving, maxDepth);
  const below = staying[gap];
  // A branch that is too tall for this gap would tear a family apart.
  if (below && deepest < below.depth) {
    return undefined;
  }

  return { gap, depth: Math.min(Math.max(wanted.depth, least), deepest) };
}

/** The current place of a branch. */
export function placeOf(rows: readonly TreeRowData[], moving: TreeNode): Placement {
  const at = rows.findIndex(({ node }) => node.id === moving.id);
  return { gap: at, depth: rows[at]?.depth ?? 0 };
}

/** One key press further; gaps that the branch does not fit into are stepped over. */
export function step(
  staying: readonly TreeRowData[],
  from: Placement,
  direction: 'up' | 'down' | 'in' | 'out',
  moving: TreeNode,
  maxDepth: number,
): Placement {
  if (direction === 'in' || direction === 'out') {
    const wanted = { gap: from.gap, depth: from.depth + (direction === 'in' ? 1 : -1) };
    return allowed(staying, wanted, moving, maxDepth) ?? from;
  }
  const by = direction === 'up' ? -1 : 1;
  for (let gap = from.gap + by; gap >= 0 && gap <= staying.length; gap += by) {
    const found = allowed(staying, { gap, depth: from.depth }, moving, maxDepth);
    if (found) {
      return found;
    }
  }

  return from;
}

/** The parent and the place among its children that a placement means. */
export function moveTo(staying: readonly TreeRowData[], { gap, depth }: Placement, moving: TreeNode): TreeMove {
  const before = staying.slice(0, gap);
  const parent = before.findLast((row) => row.depth === depth - 1);
  const parentId = parent?.node.id ?? null;
  const closed = parent?.expanded === false;
  const hidden = closed ? (parent?.node.children ?? []).filter(({ id }) => id !== moving.id).length : 0;
  const shown = before.filter((row) => row.depth === depth && (row.parent?.id ?? null) === parentId).length;

  return { id: moving.id, parentId, index: hidden + shown };
}
