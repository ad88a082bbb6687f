import { ConfirmContainer, createConfirm, type Confirm, type ConfirmLabels } from '@volan/ui/ConfirmDialog';
import { mountOverlay } from './mountOverlay.ts';
import { overlayMessages } from './overlayMessages.ts';

let opened: Promise<Confirm> | undefined;

/** The place of questions, drawn once a page. */
async function open(defaultTitle: string) {
  const messages = await overlayMessages().catch(() => null);
  const confirm = createConfirm({
    title: messages?.('confirm-action') ?? defaultTitle,
    keep: messages?.('cancel') ?? 'Odustani',
    confirm: messages?.('overlays.confirm') ?? 'Potvrdi',
  });
  mountOverlay(<ConfirmContainer id="confirm-action" confirm={confirm} />);

  return confirm;
}

/** Asks, after the questions that are open already. `defaultTitle` is the question if no texts can be loaded. [C48] */
export async function askToConfirm(labels: Partial<ConfirmLabels> | undefined, defaultTitle: string): Promise<boolean> {
  opened ??= open(defaultTitle);
  const confirm = await opened;
  return confirm.ask(labels);
}
