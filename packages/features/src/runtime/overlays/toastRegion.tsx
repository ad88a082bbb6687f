import type { IconSource } from '@volan/ui/Icon';
import { undo2Icon } from '@volan/ui/icons';
import { createToasts, ToastContainer } from '@volan/ui/Toast';
import { mountOverlay } from './mountOverlay.ts';
import { overlayMessages } from './overlayMessages.ts';

/** One short message about what just happened. */
export interface ToastRequest {
  /** One sentence, ready to read. */
  text: string;
  /** `error` stays until the visitor closes it. @default 'done' [T45] */
  tone?: 'done' | 'error';
  /** A sign in place of the check, such as a link that was copied. */
  icon?: IconSource;
  /** The one way back; the message offers it as a button. */
  undo?: () => void;
  /** Another button, such as the way out of an error; in place of `undo`. */
  action?: { label: string; onClick: () => void };
}

const toasts = createToasts();

/** Draws the place of messages, once a page. The first message comes after it: only what changes in it is announced. */
async function open() {
  const messages = await overlayMessages();
  mountOverlay(<ToastContainer toasts={toasts} closeLabel={messages('overlays.close-message')} />);
  await new Promise((drawn) => setTimeout(drawn));

  return messages;
}

let opened: ReturnType<typeof open> | undefined;

/** Shows a message. [F20] */
export async function show({ text, tone, icon, undo, action }: ToastRequest) {
  opened ??= open();
  opened.catch(() => (opened = undefined));
  const messages = await opened;
  toasts.show({
    text: text,
    tone,
    icon: icon ?? (undo && undo2Icon),
    action: action ?? (undo && { label: messages('overlays.undo'), onClick: undo }),
  });
}
