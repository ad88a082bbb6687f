'use client';

import { useEffect, useEffectEvent, useRef, type Ref, type SyntheticEvent, type ToggleEvent } from 'react';
import { openModal } from '../behaviour/openModal.ts';
import { composeHandlers } from './composeProps.ts';
import type { ElementProps } from './ElementProps.ts';
import { useOpen, type OpenProps } from './useOpen.ts';

type Handlers = Pick<ElementProps<'dialog'>, 'onCancel' | 'onClose' | 'onToggle'>;

/** A command that a button gives to a dialog; the types of the browser do not know it yet. */
type DialogCommand = Event & { command?: string };

const wishes: Readonly<Record<string, boolean>> = { 'show-modal': true, close: false, 'request-close': false };

/** Left without a dialog that was removed while it was open, the focus returns to what had opened it. */
const giveBack = (dialog: Element | null, opener: Element | null) => {
  if (dialog && !dialog.isConnected && document.activeElement === document.body && opener instanceof HTMLElement) {
    opener.focus();
  }
};

/**
 * The props of a modal `dialog` whose parent can hold `open`: Escape, a click beside it and its buttons ask the parent
 * first. Without a parent, buttons open it by its id.
 */
export function useDialogOpen(
  props: OpenProps & Handlers & { ref?: Ref<HTMLDialogElement> | undefined },
  show: (dialog: HTMLDialogElement) => void = openModal,
) {
  const opener = useRef<Element | null>(null);
  const { element, ref, isHeld, told } = useOpen<HTMLDialogElement>(props, {
    isOpen: (dialog) => dialog.open,
    show: (dialog) => {
      opener.current = document.activeElement;
      show(dialog);
    },
    hide: (dialog) => dialog.close(),
  });

  const heard = useEffectEvent((event: DialogCommand) => {
    const wish = wishes[event.command ?? ''];
    if (isHeld && wish !== undefined) {
      event.preventDefault();
      told(wish);
    }
  });

  useEffect(() => {
    const dialog = element.current;
    // React has no property for it.
    dialog?.addEventListener('command', heard);
    return () => {
      dialog?.removeEventListener('command', heard);
      giveBack(dialog, opener.current);
    };
  }, [element]);

  return {
    ref,
    // A file field in it has an event of the same name.
    onCancel: composeHandlers(props.onCancel, (event: SyntheticEvent<HTMLDialogElement>) => {
      if (isHeld && event.target === event.currentTarget) {
        event.preventDefault();
        told(false);
      }
    }),
    onClose: composeHandlers(props.onClose, ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) told(false);
    }),
    onToggle: composeHandlers(props.onToggle, ({ currentTarget, target }: ToggleEvent<HTMLDialogElement>) => {
      if (target === currentTarget && currentTarget.open) told(true);
    }),
  };
}
