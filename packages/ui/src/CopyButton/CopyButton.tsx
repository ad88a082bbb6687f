'use client';

import { useEffect, useState } from 'react';
import { copyText } from '../copyText/copyText.ts';
import { composeHandlers } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { checkIcon, copyIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CopyButtonProps extends ElementProps<'button', 'type'> {
  /** What is copied. */
  text: string;
  /** "Kopiraj broj". */
  label: string;
  /** Announced once it is copied: "Kopirano". */
  copiedLabel: string;
  /** Neither the clipboard nor a hidden field copied it: select the text instead. [K09] */
  onFailure?: (() => void) | undefined;
}

/** How long the tick stays, as long as a toast. */
const tickTime = 3000;

/** Copies a text. A tick stands for the icon for three seconds. */
export function CopyButton({ text, label, copiedLabel, onFailure, onClick, ...attributes }: CopyButtonProps) {
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

  return (
    <>
      <IconButton
        {...attributes}
        icon={copies > 0 ? checkIcon : copyIcon}
        label={label}
        onClick={composeHandlers(onClick, () => void copy())}
      />
      <VisuallyHidden>
        <span role="status">{copies > 0 ? copiedLabel : ''}</span>
      </VisuallyHidden>
    </>
  );
}
