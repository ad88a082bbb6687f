'use client';

import { useEffect, useState } from 'react';
import { copyText } from '../copyText/copyText.ts';
import { composeHandlers } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { checkIcon, copyIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CopyButtonProps extends ElementProps<'button', 'type'> {
  /** What is copied. */
  text: string;
  /** "Kopiraj broj". */
  label: string;
  /** `button` shows the label beside the icon: next to buttons with words. @default 'icon' */
  look?: 'icon' | 'button';
  /** Announced once it is copied: "Kopirano". */
  copiedLabel: string;
  /** Neither the clipboard nor a hidden field copied it: select the text instead. [K09] */
  onFailure?: (() => void) | undefined;
}

/** How long the tick stays, as long as a toast. */
const tickTime = 3000;

/** Copies a text. A tick stands for the icon for three seconds. */
export function CopyButton({
  text,
  label,
  look = 'icon',
  copiedLabel,
  onFailure,
  onClick,
  ...attributes
}: CopyButtonProps) {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return undefined;

    const timer = setTimeout(() => setCopies(0), tickTime);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      await copyText(text);
      setCopies((count) => count + 1);
    } catch {
      onFailure?.();
    }
  };

  const icon = copies > 0 ? checkIcon : copyIcon;
  const press = composeHandlers(onClick, () => void copy());

  return (
    <>
      {look === 'button' ? (
        <Button {...attributes} size="small" icon={icon} onClick={press}>
          {label}
        </Button>
      ) : (
        <IconButton {...attributes} icon={icon} label={label} onClick={press} />
      )}
      <VisuallyHidden>
        <span role="status">{copies > 0 ? copiedLabel : ''}</span>
      </VisuallyHidden>
    </>
  );
}
