'use client';

import { button } from '../Button/Button.css.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { uploadIcon } from '../icons/index.ts';
import * as styles from './FileButton.css.ts';

export interface FileButtonProps extends ElementProps<
  'input',
  'type' | 'value' | 'defaultValue' | 'size' | 'id' | 'name' | 'multiple'
> {
  /** The action in words: "Dodaj slike". */
  children: string;
  id?: string | undefined;
  name?: string | undefined;
  /** @default true */
  multiple?: boolean | undefined;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary';
  size?: 'small' | 'medium';
  /** @default an arrow up */
  icon?: IconSource;
  /** The chosen files. The control is empty again then, so that the same ones may be chosen once more. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
}

/** A button that chooses files. It is a file control that looks like a `Button`. */
export function FileButton(props: FileButtonProps) {
  const {
    children,
    multiple = true,
    variant = 'secondary',
    size,
    icon = uploadIcon,
    onFiles,
    onChange,
    ...attributes
  } = props;
  return (
    <label className={`${button({ variant, size })} ${styles.place}`}>
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
      {children}
      <input
        aria-label={children}
        {...attributes}
        className={styles.control}
        type="file"
        multiple={multiple}
        onChange={(event) => {
          onChange?.(event);
          // A form that sends the files itself keeps them.
          if (!onFiles) return;

          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
