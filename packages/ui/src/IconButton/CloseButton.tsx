import { closing, type Opens } from '../behaviour/opening.ts';
import { Icon } from '../Icon/Icon.tsx';
import { xIcon } from '../icons/index.ts';
import { iconButton } from './IconButton.css.ts';

export interface CloseButtonProps {
  /** "Zatvori": read aloud and shown under the pointer. */
  label: string;
  /** The dialog or sheet that it stands in. */
  closes: Opens;
}

/** Closes what it stands in, without a script. */
export function CloseButton({ label, closes }: CloseButtonProps) {
  return (
    <button className={iconButton({})} type="button" aria-label={label} title={label} {...closing(closes)}>
      <Icon name={xIcon} size={24} />
    </button>
  );
}
