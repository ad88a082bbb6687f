import type { ElementProps } from '../element/ElementProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { heartIcon } from '../icons/index.ts';

export interface FavouriteButtonProps extends ElementProps<'button', 'type' | 'form' | 'value'> {
  /** Its name in both states, "Sačuvaj": `pressed` says whether it is saved. */
  label: string;
  pressed: boolean;
  /** On a photo the heart is on a dark disc. @default 'plain' */
  variant?: 'plain' | 'outlined' | 'onPhoto';
  /** Without JavaScript the button sends this form. */
  form?: string | undefined;
  /** Id of the ad, sent with the form. */
  value?: string | undefined;
}

/** Saves an ad or forgets it. */
export function FavouriteButton({ label, pressed, variant = 'plain', ...attributes }: FavouriteButtonProps) {
  return (
    <IconButton
      icon={heartIcon}
      size="small"
      type={attributes.form ? 'submit' : 'button'}
      name={attributes.value ? 'id' : undefined}
      label={label}
      pressed={pressed}
      variant={variant}
      {...attributes}
    />
  );
}
