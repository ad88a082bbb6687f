'use client';
import { useState } from 'react';
import { useControllableState } from '../element/useControllableState.ts';
import { flatten } from './flatten.ts';
import { allowed, moveTo, placeOf, stayingRows, step, type Placement } from './placement.ts';
import type { SortableTreeProps, TreePlace } from './SortableTreeProps.ts';
import type { TreeNode } from './TreeNode.ts';

/** What moves now and where it would land. */
export interface Moving {
  node: TreeNode;
  place: Placement;
}

export type TreeState = ReturnType<typeof useTree>;

type TreeSettings = Pick<
  SortableTreeProps,
  'nodes' | 'open' | 'defaultOpen' | 'onOpenChange' | 'levels' | 'labels' | 'onMove'
>;

/** Rows, open branches and the branch that moves, whether by pointer, keys or the entries of its menu. */
export function useTree(props: TreeSettings) {
  const { nodes, open: held, defaultOpen = [], onOpenChange, levels = 4, labels, onMove } = props;
  const [openIds, setOpenIds] = useControllableState<readonly string[]>({
    value: held,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const open: ReadonlySet<string> = new Set(openIds);
  const setOpen = (next: ReadonlySet<string>) => setOpenIds([...next]);
  const [moving, setMoving] = useState<Moving>();
  const [news, setNews] = useState('');
  const rows = flatten(nodes, open);
  const staying = moving ? stayingRows(rows, moving.node) : rows;
  const deepest = levels - 1;

  const told = (node: TreeNode, place: Placement, among = staying): TreePlace => {
    const { parentId, index } = moveTo(among, place, node);
    const parent = among.find((row) => row.node.id === parentId)?.node.name ?? null;
    return { name: node.name, parent, position: index + 1 };
  };
  const drop = (node: TreeNode, place: Placement, among = staying) => {
    const move = moveTo(among, place, node);
    const from = rows.find((row) => row.node.id === node.id);
    if (from && (move.parentId !== (from.parent?.id ?? null) || move.index !== from.index)) {
      if (move.parentId !== null) {
        setOpen(new Set([...open, move.parentId]));
      }
      onMove(move);
    }
    setNews(labels.dropped(told(node, place, among)));
    setMoving(undefined);
  };

  return {
    rows,
    staying,
    moving,
    news,
    toggle(id: string) {
      const next = new Set(open);
      if (!next.delete(id)) {
        next.add(id);
      }
      setOpen(next);
    },
    pick(node: TreeNode) {
      setMoving({ node, place: placeOf(rows, node) });
      setNews(labels.picked(node.name));
    },
    /** Over a gap, at the nearest level that the tree allows there. */
    hover(wanted: Placement) {
      const place = moving && allowed(staying, wanted, moving.node, deepest);
      if (place && (place.gap !== moving.place.gap || place.depth !== moving.place.depth)) {
        setMoving({ ...moving, place });
        setNews(labels.over(told(moving.node, place)));
      }
    },
    press(direction: 'up' | 'down' | 'in' | 'out') {
      if (moving) {
        const place = step(staying, moving.place, direction, moving.node, deepest);
        setMoving({ ...moving, place });
        setNews(labels.over(told(moving.node, place)));
      }
    },
    drop() {
      if (moving) {
        drop(moving.node, moving.place);
      }
    },
    cancel() {
      if (moving) {
        setNews(labels.cancelled(moving.node.name));
        setMoving(undefined);
      }
    },
    /** One step at once, from the menu of a row; undefined if there is no such place. */
    oneStep(node: TreeNode, direction: 'up' | 'down' | 'in' | 'out') {
      const among = stayingRows(rows, node);
      const from = placeOf(rows, node);
      const place = step(among, from, direction, node, deepest);

      return place.gap === from.gap && place.depth === from.depth ? undefined : () => drop(node, place, among);
    },
  };
}
