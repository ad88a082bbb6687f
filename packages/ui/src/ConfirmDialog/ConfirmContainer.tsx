'use client';

import { useSyncExternalStore } from 'react';
import type { DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { Confirm } from './createConfirm.ts';

export interface ConfirmContainerProps extends Omit<DialogProps<'title' | 'onClose'>, 'open' | 'onOpenChange'> {
  confirm: Confirm;
}

/** Draws the questions of `createConfirm`, once an app. */
export function ConfirmContainer({ confirm, ...rest }: ConfirmContainerProps) {
  const question = useSyncExternalStore(confirm.subscribe, confirm.current, () => undefined);
  if (!question) {
    return null;
  }
  const { number, ...words } = question;

  return <ConfirmDialog key={number} {...rest} {...words} open onResult={confirm.resolve} />;
}
