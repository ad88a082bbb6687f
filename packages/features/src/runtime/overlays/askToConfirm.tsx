import { ConfirmPlace, createConfirm, type Confirm, type ConfirmLabels } from '@volan/ui/ConfirmDialog';
import { mountOverlay } from './mountOverlay.ts';
import { overlayWords } from './overlayWords.ts';

let opened: Promise<Confirm> | undefined;

/** The place of questions, drawn once a page. */
async function open(defaultTitle: string) {
  const words = await overlayWords().catch(() => null);
  const confirm = createConfirm({
    title: words?.('confirm-action') ?? defaultTitle,
    keep: words?.('cancel') ?? 'Odustani',
    confirm: words?.('overlays.confirm') ?? 'Potvrdi',
  });
  mountOverlay(<ConfirmPlace id="confirm-action" confirm={confirm} />);
  return confirm;
}

/** Asks, after the questions that stand already. `defaultTitle` is the question where no words can be loaded. [C48] */
export async function askToConfirm(words: Partial<ConfirmLabels> | undefined, defaultTitle: string): Promise<boolean> {
  opened ??= open(defaultTitle);
  const confirm = await opened;
  return confirm.ask(words);
}
