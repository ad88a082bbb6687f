'use client';

import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { composeHandlers } from '../element/composeProps.ts';
import { useControlId } from '../element/useControlId.ts';
import { error as errorStyle, errorWords } from '../Field/Field.css.ts';
import { fieldDescription } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { circleAlertIcon, uploadIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { checkFiles, type FileRules, type Refusal } from './checkFiles.ts';
import { FileRow, type DroppedFile } from './FileRow.tsx';
import * as styles from './FileDrop.css.ts';

export interface FileDropProps
  extends
    FileRules,
    ElementProps<'input', keyof FileRules | 'type' | 'value' | 'defaultValue' | 'id' | 'name' | 'title' | 'multiple'> {
  /** Id of the file control. */
  id?: string | undefined;
  name?: string | undefined;
  /** What to do: "Prevucite dokumente ovde ili ih izaberite". */
  title: string;
  /** What is taken: "PDF ili slika, do 10 MB". */
  rules: string;
  /** Name of the list of files. */
  listLabel: string;
  removeLabel: string;
  retryLabel: string;
  /** How many files were added, for screen readers: "Dodato: 2". */
  added: (count: number) => string;
  /** The parent decides: it keeps the files, also those that were refused, each with its words. */
  files: readonly DroppedFile[];
  /** @default true */
  multiple?: boolean | undefined;
  error?: ReactNode;
  /** Files that match the rules, and the others with the reason of each. */
  onFiles: (taken: readonly File[], refused: readonly Refusal[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** Files by a press, by dragging or by paste, and the list of what was given. */
export function FileDrop(props: FileDropProps) {
  const {
    id: givenId,
    name,
    title,
    rules,
    listLabel,
    removeLabel,
    retryLabel,
    added,
    files,
    multiple = true,
    ...given
  } = props;
  const id = useControlId(givenId);
  const { accept, maxBytes, maxFiles, error, disabled, required, onFiles, onRemove, onRetry, ...rest } = given;
  const { onDragEnter, onDragOver, onDragLeave, onDrop, onPaste, onChange, ...attributes } = rest;
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState('');

  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (chosen.length > 0 && !disabled) {
      const there = files.filter(({ state }) => state !== 'failed').length;
      const { taken, refused } = checkFiles(chosen, { accept, maxBytes, maxFiles }, there);
      setSaid(taken.length > 0 ? added(taken.length) : '');
      onFiles(taken, refused);
    }
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) {
      event.preventDefault();
      take(event.clipboardData.files);
    }
  };

  return (
    <div className={styles.whole}>
      <label className={styles.zone} data-over={over ? '' : undefined} data-invalid={error ? '' : undefined}>
        <span className={styles.zoneIcon}>
          <Icon name={uploadIcon} size={24} />
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.rules} id={`${id}-hint`}>
          {rules}
        </span>
        <input
          aria-label={title}
          {...attributes}
          {...fieldDescription({ id, hint: rules, error }, attributes['aria-describedby'])}
          className={styles.control}
          type="file"
          id={id}
          name={name}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          // It is empty again once the parent has the files.
          required={required === true && files.length === 0}
          onDragEnter={composeHandlers(onDragEnter, drag(true))}
          onDragOver={composeHandlers(onDragOver, drag(true))}
          onDragLeave={composeHandlers(onDragLeave, drag(false))}
          onDrop={composeHandlers(onDrop, drop)}
          onPaste={composeHandlers(onPaste, paste)}
          onChange={(event) => {
            onChange?.(event);
            take(event.currentTarget.files);
            // The same file may be chosen again after it was removed.
            event.currentTarget.value = '';
          }}
        />
      </label>
      {error && (
        <span className={errorStyle} id={`${id}-error`}>
          <Icon name={circleAlertIcon} size={16} />
          <span className={errorWords}>{error}</span>
        </span>
      )}
      {files.length > 0 && (
        <ul className={styles.list} aria-label={listLabel}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              removeLabel={removeLabel}
              retryLabel={retryLabel}
              onRemove={() => onRemove(file.id)}
              onRetry={() => onRetry(file.id)}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
