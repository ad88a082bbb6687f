'use client';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { KeyboardEventHandler } from 'react';
import { ActionMenu, type MenuAction } from '../ActionMenu/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { control } from '../Switch/Switch.css.ts';
import { Tag } from '../Tag/Tag.tsx';
import { chevronDownIcon, chevronRightIcon, gripVerticalIcon } from '../icons/index.ts';
import * as styles from './SortableTree.css.ts';
import type { SortableTreeProps } from './SortableTreeProps.ts';
import type { TreeRowData } from './TreeNode.ts';

interface TreeRowProps extends Pick<SortableTreeProps, 'labels' | 'onVisibleChange' | 'onOpen'> {
  id: string;
  row: TreeRowData;
  current: boolean;
  /** Tab stops at the parts of this row. */
  tabStop: boolean;
  raised: boolean;
  /** A line above or below: the branch that moves lands there, at that level. */
  line: { edge: 'above' | 'below'; depth: number } | undefined;
  actions: readonly MenuAction[];
  onToggle: () => void;
  onFocus: () => void;
  onKeyDown: KeyboardEventHandler;
}

const level = (depth: number) => styles.levels[Math.min(depth, styles.levels.length - 1)];

/** One branch: grip, twisty, icon, name, count, visibility, actions. */
export function TreeRow(props: TreeRowProps) {
  const { id, row, current, tabStop, raised, line, actions, labels, onVisibleChange, onOpen, onToggle } = props;
  const { node, depth, expanded } = row;
  const drag = useDraggable({ id: node.id });
  const drop = useDroppable({ id: node.id });
  const stop = tabStop ? 0 : -1;
  const { transform } = drag;

  return (
    <div
      ref={(element) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      className={styles.row({ current, raised })}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      id={`${id}-${node.id}`}
      role="row"
      tabIndex={stop}
      aria-level={depth + 1}
      aria-posinset={row.index + 1}
      aria-setsize={row.siblings}
      aria-expanded={expanded}
      aria-selected={current}
      aria-describedby={`${id}-hint`}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
    >
      {line && <span className={`${styles.line({ edge: line.edge })} ${level(line.depth)}`} />}
      <div className={`${styles.name} ${level(depth)}`} role="gridcell">
        <span className={styles.grip} title={labels.grip} {...drag.listeners}>
          <Icon name={gripVerticalIcon} size={16} />
        </span>
        {expanded === undefined ? (
          <span className={styles.twisty({ leaf: true })} />
        ) : (
          <button
            className={styles.twisty({})}
            type="button"
            tabIndex={-1}
            aria-label={`${expanded ? labels.close : labels.open}: ${node.name}`}
            onClick={onToggle}
          >
            <Icon name={expanded ? chevronDownIcon : chevronRightIcon} size={16} />
          </button>
        )}
        {node.icon && (
          <span className={styles.icon}>
            <Icon name={node.icon} />
          </span>
        )}
        <button
          className={styles.words({ top: depth === 0 })}
          type="button"
          tabIndex={stop}
          onClick={() => onOpen(node.id)}
        >
          {node.name}
        </button>
        {!node.visible && <Tag>{labels.hidden}</Tag>}
      </div>
      <div className={styles.count} role="gridcell">
        {node.count}
      </div>
      {onVisibleChange && (
        <div className={styles.visible} role="gridcell">
          <input
            className={control}
            type="checkbox"
            role="switch"
            tabIndex={stop}
            aria-label={`${labels.visible}: ${node.name}`}
            checked={node.visible}
            onChange={() => onVisibleChange(node.id, !node.visible)}
          />
        </div>
      )}
      <div role="gridcell">
        <ActionMenu label={`${labels.actions}: ${node.name}`} entries={actions} tabIndex={stop} />
      </div>
    </div>
  );
}
