'use client';

import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { uploadIcon } from '../icons/index.ts';
import * as styles from './FileButton.css.ts';

export interface FileButtonProps {
  /** The action in words: "Dodaj slike". */
  children: string;
  id: string;
  name: string;
  /** As in the attribute of a file control: "image/*". */
  accept?: string;
  /** @default true */
  multiple?: boolean;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary';
  size?: 'small' | 'medium';
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that chooses files. It is a file control that looks like a `Button`. */
export function FileButton(props: FileButtonProps) {
  const { children, id, name, accept, multiple = true, variant = 'secondary', size, disabled, onFiles } = props;
  return (
    <label className={`${button({ variant, size })} ${styles.place}`}>
      <Icon name={uploadIcon} size={size === 'small' ? 16 : 20} />
      {children}
      <input
        className={styles.control}
        type="file"
        aria-label={children}
        {...{ id, name, accept, multiple, disabled }}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
