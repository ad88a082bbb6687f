'use client';
import type { FormEventHandler, KeyboardEventHandler, RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { control, frame, unit as unitStyle } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { circleAlertIcon, xIcon } from '../icons/index.ts';
import * as styles from './InlineEdit.css.ts';

interface EditFormProps {
  id: string;
  label: string;
  value: string;
  unit?: string | undefined;
  labels: { save: string; cancel: string; saving: string };
  type: 'text' | 'number';
  size: 'field' | 'table';
  error: string | undefined;
  saving: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  keys: KeyboardEventHandler;
  onSubmit: FormEventHandler;
  onCancel: () => void;
}

/** The open field with its two ways out. */
export function EditForm(props: EditFormProps) {
  const { id, label, value, unit, type, size, labels, error, saving, inputRef, keys, onSubmit, onCancel } = props;
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <span className={styles.line}>
        <span className={`${frame({ size: 'small' })} ${styles.field({ size, type })}`}>
          <input
            ref={inputRef}
            className={control}
            id={id}
            type="text"
            inputMode={type === 'number' ? 'numeric' : undefined}
            aria-label={label}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            autoComplete="off"
            defaultValue={value}
            readOnly={saving}
            onKeyDown={keys}
          />
        </span>
        {unit !== undefined && <span className={unitStyle}>{unit}</span>}
        <Button type="submit" size="small" variant="primary" busyLabel={saving ? labels.saving : undefined}>
          {labels.save}
        </Button>
        <IconButton icon={xIcon} size="small" label={labels.cancel} disabled={saving} onClick={onCancel} />
      </span>
      {error !== undefined && (
        <span className={styles.error} id={`${id}-error`} role="alert">
          <Icon name={circleAlertIcon} size={16} />
          {error}
        </span>
      )}
    </form>
  );
}
