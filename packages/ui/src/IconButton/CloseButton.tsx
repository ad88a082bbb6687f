import { closing, type Opens } from '../behaviour/opening.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { xIcon } from '../icons/index.ts';
import { iconButton } from './IconButton.css.ts';

export interface CloseButtonProps extends ElementProps<'button', 'type'> {
  /** "Zatvori": read aloud and shown under the pointer. */
  label: string;
  /** The dialog or sheet that it is in. */
  closes: Opens;
}

/** Closes what it is in, without a script. */
export function CloseButton({ label, closes, ...attributes }: CloseButtonProps) {
  return (
    <button
      aria-label={label}
      title={label}
      {...closing(closes)}
      {...attributes}
      className={iconButton({})}
      type="button"
    >
      <Icon name={xIcon} size={24} />
    </button>
  );
}
