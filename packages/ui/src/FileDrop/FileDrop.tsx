'use client';

import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { error as errorStyle, errorWords } from '../Field/Field.css.ts';
import { fieldDescription } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { circleAlertIcon, uploadIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { checkFiles, type FileRules, type Refusal } from './checkFiles.ts';
import { FileRow, type DroppedFile } from './FileRow.tsx';
import * as styles from './FileDrop.css.ts';

export interface FileDropProps extends FileRules {
  /** Id of the file control. */
  id: string;
  name: string;
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
  multiple?: boolean;
  error?: string;
  disabled?: boolean;
  /** Files that match the rules, and the others with the reason of each. */
  onFiles: (taken: readonly File[], refused: readonly Refusal[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** Files by a press, by dragging or by paste, and the list of what was given. */
export function FileDrop(props: FileDropProps) {
  const { id, name, title, rules, listLabel, removeLabel, retryLabel, added, files, multiple = true } = props;
  const { accept, maxBytes, maxFiles, error, disabled, onFiles, onRemove, onRetry } = props;
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState('');

  const take = (list: FileList | null) => {
    const given = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (given.length > 0 && !disabled) {
      const there = files.filter(({ state }) => state !== 'failed').length;
      const { taken, refused } = checkFiles(given, { accept, maxBytes, maxFiles }, there);
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
          className={styles.control}
          type="file"
          aria-label={title}
          {...{ id, name, accept, multiple, disabled }}
          {...fieldDescription({ id, hint: rules, error })}
          onDragEnter={drag(true)}
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={drop}
          onPaste={paste}
          onChange={(event) => {
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
              {...{ file, removeLabel, retryLabel }}
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
