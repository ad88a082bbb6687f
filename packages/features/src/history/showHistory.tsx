import { brands } from '@volan/domain-rules';
import { lateTranslator } from '@volan/i18n/late';
import { drawOverlay } from '../overlays/drawOverlay.ts';
import { pageBrand, pageWritten } from '../overlays/pageFacts.ts';
import { historyDialogId, HistoryDialog } from './HistoryDialog.tsx';
import { historyTitle } from './historyTitle.ts';

/** The words of the dialog; fetched once. */
export const historyWords = () => lateTranslator('history', pageWritten());

/** Draws the dialog of the history into the page, once. The focus is back where it was when it closes. [C35, C38] */
export async function showHistory(): Promise<void> {
  const t = await historyWords();
  if (document.querySelector(`#${historyDialogId}[open]`)) {
    return;
  }
  const drawn = drawOverlay(null);
  drawn.draw(
    <HistoryDialog
      texts={{
        title: historyTitle(t('his-title')),
        close: t('close'),
        clear: t('his-clear'),
        empty: t('his-no-items'),
        emptyText: t('his-no-items-text'),
        today: t('time.today'),
        yesterday: t('time.yesterday'),
        noPicture: t('card.no-picture'),
      }}
      tag={document.documentElement.lang}
      timeZone={brands[pageBrand()].timeZone}
      onClose={drawn.remove}
    />,
  );
}
