'use client';
import { DndContext, PointerSensor, useSensor, useSensors, type DragMoveEvent } from '@dnd-kit/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { MenuAction } from '../ActionMenu/index.ts';
import { leaveProps } from '../element/groupProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { arrowDownIcon, arrowLeftIcon, arrowRightIcon, arrowUpIcon, trash2Icon } from '../icons/index.ts';
import * as styles from './SortableTree.css.ts';
import type { SortableTreeProps } from './SortableTreeProps.ts';
import { treeKeys } from './treeKeys.ts';
import { TreeRow } from './TreeRow.tsx';
import type { TreeNode } from './TreeNode.ts';
import { useTree } from './useTree.ts';

/** The library speaks English by itself; the tree announces with the labels that it was given. */
const silence = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** The entries of a row's menu: the four steps that it can take, and its removal. */
function actionsOf(
  node: TreeNode,
  { labels, onRemove }: Pick<SortableTreeProps, 'labels' | 'onRemove'>,
  { oneStep }: Pick<ReturnType<typeof useTree>, 'oneStep'>,
): MenuAction[] {
  const steps = [
    ['up', labels.moveUp, arrowUpIcon],
    ['down', labels.moveDown, arrowDownIcon],
    ['in', labels.moveIn, arrowRightIcon],
    ['out', labels.moveOut, arrowLeftIcon],
  ] as const;

  return [
    ...steps.flatMap(([direction, label, icon]) => {
      const act = oneStep(node, direction);
      return act ? [{ label, icon, onAct: act }] : [];
    }),
    {
      label: labels.remove,
      icon: trash2Icon,
      tone: 'critical',
      reason: node.undeletable,
      onAct: () => onRemove(node.id),
    },
  ];
}

/** The line that shows where a moved branch would be put, if it is at this row. */
function lineOf(
  nodeId: string,
  { gap, depth }: { gap: number; depth: number },
  staying: ReturnType<typeof useTree>['staying'],
) {
  const above = staying[gap - 1];
  if (above) return above.node.id === nodeId ? ({ edge: 'below', depth } as const) : undefined;

  return staying[0]?.node.id === nodeId ? ({ edge: 'above', depth } as const) : undefined;
}

/** Branches in their order and level: moved by the grip, by keys, or by the entries of a row's menu. */
export function SortableTree(props: SortableTreeProps) {
  const { id, label, nodes, currentId, labels, onVisibleChange, onRemove: _, onOpen, ...given } = props;
  const { open, defaultOpen, onOpenChange, levels, onMove, onBlur, ...attributes } = given;
  const tree = useTree({ nodes, labels, open, defaultOpen, onOpenChange, levels, onMove });
  const { rows, staying, moving } = tree;
  const [focused, setFocused] = useState(currentId ?? nodes[0]?.id);
  const stop = rows.some(({ node }) => node.id === focused) ? focused : rows[0]?.node.id;
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  // A browser takes the focus from a row that is put elsewhere; it belongs to the row that was moved.
  const holder = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (holder.current !== undefined && document.activeElement === document.body) {
      document.getElementById(holder.current)?.focus();
      holder.current = undefined;
    }
  });

  const follow = ({ over, active, delta }: DragMoveEvent) => {
    const at = staying.findIndex(({ node }) => node.id === over?.id);
    const from = rows.find(({ node }) => node.id === active.id);
    const box = active.rect.current.translated;
    if (over && box && from && at >= 0) {
      const below = box.top + box.height / 2 > over.rect.top + over.rect.height / 2;
      tree.hover({ gap: at + (below ? 1 : 0), depth: from.depth + Math.round(delta.x / styles.indent) });
    }
  };

  return (
    <div {...attributes} className={undefined} {...leaveProps(onBlur)} id={id}>
      <DndContext
        id={`${id}-dragging`}
        sensors={sensors}
        accessibility={silence}
        onDragStart={({ active }) => {
          const row = rows.find(({ node }) => node.id === active.id);
          if (row) {
            tree.pick(row.node);
          }
        }}
        onDragMove={follow}
        onDragEnd={() => tree.drop()}
        onDragCancel={() => tree.cancel()}
      >
        <div className={styles.tree} role="treegrid" aria-label={label}>
          {rows.map((row) => (
            <TreeRow
              key={row.node.id}
              id={id}
              row={row}
              labels={labels}
              onVisibleChange={onVisibleChange}
              onOpen={onOpen}
              current={row.node.id === currentId}
              tabStop={row.node.id === stop}
              raised={row.node.id === moving?.node.id}
              line={moving && lineOf(row.node.id, moving.place, staying)}
              actions={actionsOf(row.node, props, tree)}
              onToggle={() => tree.toggle(row.node.id)}
              onFocus={() => setFocused(row.node.id)}
              onKeyDown={(event) => {
                holder.current = `${id}-${row.node.id}`;
                const next = treeKeys(event, row, tree, onOpen);
                if (next) {
                  document.getElementById(`${id}-${next.node.id}`)?.focus();
                }
              }}
            />
          ))}
        </div>
        <p className={styles.hint} id={`${id}-hint`}>
          {labels.hint}
        </p>
        <VisuallyHidden>
          <span aria-live="assertive">{tree.news}</span>
        </VisuallyHidden>
      </DndContext>
    </div>
  );
}
