'use client';

import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { Confirm } from './createConfirm.ts';

export interface ConfirmContainerProps {
  /** Of the dialog. */
  id: string;
  confirm: Confirm;
}

/** Draws the questions of `createConfirm`, once an app. */
export function ConfirmContainer({ id, confirm }: ConfirmContainerProps) {
  const question = useSyncExternalStore(confirm.subscribe, confirm.current, () => undefined);
  if (!question) {
    return null;
  }
  const { number, ...words } = question;
  return <ConfirmDialog key={number} {...words} id={id} open onResult={confirm.resolve} />;
}
