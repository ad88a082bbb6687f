'use client';
import { useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { leaveProps } from '../element/groupProps.ts';
import { useControllableState } from '../element/useControllableState.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { pencilIcon } from '../icons/index.ts';
import { EditForm } from './EditForm.tsx';
import * as styles from './InlineEdit.css.ts';

export interface InlineEditLabels {
  /** Read before the value: "Izmeni". */
  edit: string;
  save: string;
  cancel: string;
  saving: string;
  /** Announced: "Sačuvano". */
  saved: string;
  /** Where the connection failed: "Nije sačuvano. Pokušajte ponovo." */
  failed: string;
  /** In place of an empty value: "nema". */
  empty: string;
}

export interface InlineEditProps extends ElementProps<'div', 'id' | 'defaultValue'> {
  id: string;
  /** What is edited: "Besplatni period, Severna Makedonija". */
  label: string;
  /** The stored value. The parent holds it. */
  value?: string | undefined;
  /** The stored value at the start; what is saved takes its place. */
  defaultValue?: string | undefined;
  /** It was saved. */
  onValueChange?: ((value: string) => void) | undefined;
  disabled?: boolean | undefined;
  /** Behind the value: "meseci". */
  unit?: string | undefined;
  /** @default 'text' */
  type?: 'text' | 'number';
  /** `table` is low and narrow, for a cell. @default 'field' */
  size?: 'field' | 'table';
  labels: InlineEditLabels;
  /**
   * Saves what was typed. Resolves with an error in words where it is refused. The page passes the new `value`
   * when it is stored; until then the typed text stays in the field.
   */
  onSave: (draft: string) => Promise<string | undefined>;
}

/** A value that becomes a field when it is pressed. Only Cancel and Escape discard the typed text. */
export function InlineEdit(props: InlineEditProps) {
  const { id, label, unit, type = 'text', size = 'field', labels, onSave, ...rest } = props;
  const { value: held, defaultValue = '', onValueChange, disabled, onBlur, ...attributes } = rest;
  const [value, setValue] = useControllableState({ value: held, defaultValue, onChange: onValueChange });
  const [state, setState] = useState<'read' | 'edit' | 'saving' | 'saved'>('read');
  const [error, setError] = useState<string>();
  const trigger = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const left = useRef(false);

  const leave = (next: 'read' | 'saved') => {
    setState(next);
    setError(undefined);
    left.current = true;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const draft = input.current?.value ?? '';
    if (draft === value) {
      leave('read');
      return;
    }
    setState('saving');
    const refused = await onSave(draft).catch(() => labels.failed);
    if (refused === undefined) {
      setValue(draft);
      leave('saved');
    } else {
      setState('edit');
      setError(refused);
      input.current?.focus();
    }
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && state !== 'saving') {
      event.stopPropagation();
      leave('read');
    }
  };
  const editing = state === 'edit' || state === 'saving';

  useLayoutEffect(() => {
    if (editing) {
      input.current?.focus();
      input.current?.select();
    } else if (left.current) {
      // The button that is drawn again takes the focus back.
      left.current = false;
      trigger.current?.focus();
    }
  }, [editing]);

  return (
    <div {...attributes} {...leaveProps(onBlur)} className={styles.whole}>
      {editing ? (
        <EditForm
          id={id}
          label={label}
          value={value}
          unit={unit}
          type={type}
          size={size}
          labels={labels}
          error={error}
          keys={keys}
          inputRef={input}
          saving={state === 'saving'}
          onSubmit={(event) => void save(event)}
          onCancel={() => leave('read')}
        />
      ) : (
        <button
          ref={trigger}
          className={styles.value({ size })}
          type="button"
          disabled={disabled}
          onClick={() => setState('edit')}
        >
          <VisuallyHidden>
            {labels.edit} {label}:{' '}
          </VisuallyHidden>
          {value === '' ? (
            <span className={styles.empty}>{labels.empty}</span>
          ) : (
            <span className={styles.words}>{unit === undefined ? value : `${value} ${unit}`}</span>
          )}
          <span className={styles.icon}>
            <Icon name={pencilIcon} size={16} />
          </span>
        </button>
      )}
      <VisuallyHidden>
        <span role="status">{state === 'saved' ? labels.saved : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
