import { brands, shownCategory } from '@volan/domain-rules';
import { lateTranslator } from '@volan/i18n/late';
import { drawOverlay } from '../overlays/drawOverlay.ts';
import { pageBrand, pageLanguage, pageWritten } from '../overlays/pageFacts.ts';
import { compareDialogId, CompareDialog } from './CompareDialog.tsx';
import { compareStore } from './compareStore.ts';

/** The words of the dialog; fetched once. */
export const compareWords = () => lateTranslator('compare', pageWritten());

/** Draws the dialog of the comparison into the page, once. The focus is back where it was when it closes. [C45, F14] */
export async function showCompare(categoryId?: number): Promise<void> {
  const t = await compareWords();
  if (document.querySelector(`#${compareDialogId}[open]`)) {
    return;
  }
  const drawn = drawOverlay(null);
  drawn.draw(
    <CompareDialog
      categoryId={categoryId ?? shownCategory(compareStore.read()) ?? 0}
      site={{ brand: brands[pageBrand()], language: pageLanguage() }}
      written={pageWritten()}
      t={t}
      onClose={drawn.remove}
    />,
  );
}
