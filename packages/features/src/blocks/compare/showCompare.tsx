import { brands, shownCategory, type WrittenLanguage } from '@volan/domain-rules';
import { lateTranslator } from '@volan/i18n/late';
import { loadOnce } from '../../runtime/hydration/loadOnce.ts';
import { dialogOfPage } from '../../runtime/overlays/dialogOfPage.ts';
import { pageBrand, pageLanguage, pageWritten } from '../../runtime/browser/pageFacts.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { compareStore } from './compareStore.ts';

const messages = loadOnce((language: WrittenLanguage) => lateTranslator('compare', language));

const drawDialog = dialogOfPage();

async function draw(open: boolean, categoryId?: number): Promise<void> {
  const t = await messages(pageWritten());
  drawDialog(open, (onClose) => (
    <CompareDialog
      open={open}
      categoryId={categoryId ?? shownCategory(compareStore.read()) ?? 0}
      site={{ brand: brands[pageBrand()], language: pageLanguage() }}
      written={pageWritten()}
      t={t}
      onClose={onClose}
    />
  ));
}

/** Draws the dialog of the comparison into the page, closed, so that it only has to be opened. */
export const drawCompare = () => draw(false);

/** Opens the dialog of the comparison, once. When it closes, the focus returns to its former element. [C45, F14] */
export const showCompare = (categoryId?: number) => draw(true, categoryId);
