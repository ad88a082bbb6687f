import type { MouseEventHandler } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { heartIcon } from '../icons/index.ts';

export interface FavouriteButtonProps {
  /** Its name in both states, "Sačuvaj": `pressed` says whether it is saved. */
  label: string;
  pressed: boolean;
  /** On a photo the heart stands on a dark disc. @default 'plain' */
  variant?: 'plain' | 'outlined' | 'onPhoto';
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Without JavaScript the button sends this form. */
  form?: string;
  /** Id of the ad, sent with the form. */
  value?: string;
}

/** Saves an ad or forgets it. */
export function FavouriteButton({ label, pressed, variant = 'plain', onClick, form, value }: FavouriteButtonProps) {
  return (
    <IconButton
      icon={heartIcon}
      size="small"
      type={form ? 'submit' : 'button'}
      name={value ? 'id' : undefined}
      {...{ label, pressed, variant, onClick, form, value }}
    />
  );
}
