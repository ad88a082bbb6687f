'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { joinIds } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { groupRef } from '../element/groupRef.ts';
import { useControlId } from '../element/useControlId.ts';
import { useFormReset } from '../element/useFormReset.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { Button } from '../Button/Button.tsx';
import { error as errorStyle, errorWords, hint as hintStyle } from '../Field/Field.css.ts';
import { fieldDescription } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { circleAlertIcon, plusIcon, trash2Icon } from '../icons/index.ts';
import * as styles from './FieldArray.css.ts';

/** The data that the fields of one row are drawn from. */
export interface FieldArrayRow<Value> {
  /** The initial value of the row; undefined for a row that was added. */
  value: Value | undefined;
  /** From 0, for names: `phones[0]`. It changes when a row before it goes. */
  index: number;
  /** Stays with the row, for ids. */
  key: string;
}

export interface FieldArrayProps<Value> extends ElementProps<'fieldset', 'id' | 'defaultValue'> {
  /** Id of the group. */
  id?: string | undefined;
  legend: ReactNode;
  /** A heading above says it to the eye. */
  hideLegend?: boolean;
  /** The fields of one row, each with a name and an id of its own. */
  children: (row: FieldArrayRow<Value>) => ReactNode;
  /** The parent holds the rows, each with its own `id`, and changes them in `onAdd` and `onRemove`. */
  rows?: readonly (Value & { id: string })[] | undefined;
  /** The initial rows, if the component holds them. @default as many empty ones as `min` */
  defaultRows?: readonly Value[] | undefined;
  onAdd?: (() => void) | undefined;
  onRemove?: ((index: number) => void) | undefined;
  /** @default 0 */
  min?: number;
  /** @default any number */
  max?: number;
  /** "Dodaj telefon" */
  addLabel: string;
  /** Counts from 1: "Ukloni 2. telefon". */
  removeLabel: (position: number) => string;
  /** Said to screen readers once a row came or went, counted from 1: "Dodat 2. telefon." */
  announce: { added: (position: number) => string; removed: (position: number) => string };
  hint?: ReactNode;
  error?: ReactNode;
  /** Rows can be read, neither added nor removed. */
  readOnly?: boolean | undefined;
}

interface Held<Value> {
  rows: readonly { key: string; value: Value | undefined }[];
  /** Key of the next row. Keys are never used again: a row that was removed must not lend its text to a new one. */
  next: number;
}

function heldFrom<Value>(values: readonly (Value | undefined)[], first: number): Held<Value> {
  return { rows: values.map((value, index) => ({ key: String(first + index), value })), next: first + values.length };
}

const control = 'input:not([type="hidden"], [tabindex="-1"]), select, textarea';

interface RowsOptions<Value extends object> extends Pick<FieldArrayProps<Value>, 'announce' | 'onAdd' | 'onRemove'> {
  /** The rows that the parent holds. */
  given: FieldArrayProps<Value>['rows'];
  /** The rows to begin with, where the parent holds none. */
  initial: readonly (Value | undefined)[];
}

/** Rows that are added and removed. The focus goes to a new row, or to the neighbour of a removed one. */
function useRows<Value extends object>({ given, initial, announce, onAdd, onRemove }: RowsOptions<Value>) {
  const [held, setHeld] = useState(() => heldFrom(initial, 0));
  const [said, setSaid] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  const changed = useRef<{ index: number; isNew: boolean }>(undefined);
  useFormReset(group, () => {
    if (!given) setHeld(heldFrom(initial, held.next));
    setSaid('');
  });
  const rows = given?.map((value) => ({ key: value.id, value })) ?? held.rows;

  useEffect(() => {
    const root = group.current;
    if (!changed.current || !root) return;

    const { index, isNew } = changed.current;
    const lines = root.querySelectorAll(`:scope > ol > li`);
    if (isNew && lines.length <= index) return;

    changed.current = undefined;
    const stop = isNew
      ? lines[index]?.querySelector<HTMLElement>(control)
      : lines[Math.min(index, lines.length - 1)]?.querySelector<HTMLElement>('[data-remove] > button:enabled');
    (stop ?? root.querySelector<HTMLElement>('[data-add] > button'))?.focus();
  });

  const add = () => {
    changed.current = { index: rows.length, isNew: true };
    if (!given) setHeld({ rows: [...held.rows, { key: String(held.next), value: undefined }], next: held.next + 1 });
    setSaid(announce.added(rows.length + 1));
    onAdd?.();
  };
  const remove = (index: number) => {
    changed.current = { index, isNew: false };
    if (!given) setHeld({ ...held, rows: held.rows.filter((_, other) => other !== index) });
    setSaid(announce.removed(index + 1));
    onRemove?.(index);
  };

  return { rows, said, group, add, remove };
}

/** Rows of fields that can be added and removed: phones, opening hours, links. */
export function FieldArray<Value extends object = object>(props: FieldArrayProps<Value>) {
  const {
    id: givenId,
    legend,
    hideLegend,
    children,
    addLabel,
    removeLabel,
    announce,
    hint,
    error,
    readOnly,
    ...rest
  } = props;
  const id = useControlId(givenId);
  const { rows: given, defaultRows, onAdd, onRemove, min = 0, max = Infinity, disabled, ref, ...attributes } = rest;
  const initial: readonly (Value | undefined)[] = defaultRows ?? Array.from({ length: min }, () => undefined);
  const { rows, said, group, add, remove } = useRows({ given, initial, announce, onAdd, onRemove });

  return (
    <fieldset
      {...attributes}
      className={styles.group}
      id={id}
      ref={useMergedRefs(group, groupRef(ref))}
      disabled={disabled}
      aria-describedby={joinIds(
        fieldDescription({ id, hint, error })['aria-describedby'],
        attributes['aria-describedby'],
      )}
    >
      <legend className={hideLegend ? undefined : styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {hint && (
        <span className={hintStyle} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.row}>
            <div className={styles.fields}>{children({ ...row, index })}</div>
            {!readOnly && (
              <span className={styles.scripted} data-remove="">
                <IconButton
                  icon={trash2Icon}
                  label={removeLabel(index + 1)}
                  disabled={disabled || rows.length <= min}
                  onClick={() => remove(index)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {error && (
        <span className={errorStyle} id={`${id}-error`}>
          <Icon name={circleAlertIcon} size={16} />
          <span className={errorWords}>{error}</span>
        </span>
      )}
      {!readOnly && (
        <span className={styles.scripted} data-add="">
          <Button
            variant="secondary"
            size="small"
            icon={plusIcon}
            disabled={disabled || rows.length >= max}
            onClick={add}
          >
            {addLabel}
          </Button>
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </fieldset>
  );
}
