import { brands, type WrittenLanguage } from '@volan/domain-rules';
import { lateTranslator } from '@volan/i18n/late';
import { loadOnce } from '../../runtime/hydration/loadOnce.ts';
import { dialogOfPage } from '../../runtime/overlays/dialogOfPage.ts';
import { pageBrand, pageWritten } from '../../runtime/browser/pageFacts.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { historyTitle } from './historyTitle.ts';

const messages = loadOnce((language: WrittenLanguage) => lateTranslator('history', language));

const drawDialog = dialogOfPage();

async function draw(open: boolean, drawnAhead: boolean): Promise<void> {
  const t = await messages(pageWritten());
  drawDialog(open, (onClose) => (
    <HistoryDialog
      open={open}
      drawnAhead={drawnAhead}
      now={Date.now()}
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
      timeZone={brands[pageBrand()].timeZone}
      onClose={onClose}
    />
  ));
}

/**
 * Draws the dialog of the history into the page, closed, so that it only has to be opened; its ads where there is time.
 */
export const drawHistory = (hasTime: boolean) => draw(false, hasTime);

/** Opens the dialog of the history, once. When it closes, the focus returns to its former element. [C35, C38] */
export const showHistory = () => draw(true, false);
