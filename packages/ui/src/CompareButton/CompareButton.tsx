import type { MouseEventHandler } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { gitCompareArrowsIcon } from '../icons/index.ts';

export interface CompareButtonProps {
  /** Its name in both states, "Uporedi": `pressed` says whether it is compared. */
  label: string;
  pressed: boolean;
  /** A sign alone, or with its words. @default 'sign' */
  look?: 'sign' | 'words';
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Without JavaScript the button sends this form. */
  form?: string;
  /** Id of the ad, sent with the form. */
  value?: string;
}

/** Puts an ad into the comparison or takes it out. */
export function CompareButton({ label, pressed, look = 'sign', onClick, form, value }: CompareButtonProps) {
  const action = {
    pressed,
    onClick,
    form,
    value,
    type: form ? 'submit' : 'button',
    name: value ? 'id' : undefined,
  } as const;
  return look === 'words' ? (
    <Button size="small" icon={gitCompareArrowsIcon} {...action}>
      {label}
    </Button>
  ) : (
    <IconButton size="small" icon={gitCompareArrowsIcon} label={label} {...action} />
  );
}
