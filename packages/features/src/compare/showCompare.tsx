import { brands, shownCategory, type WrittenLanguage } from '@volan/domain-rules';
import { lateTranslator } from '@volan/i18n/late';
import { loadOnce } from '../islands/loadOnce.ts';
import { drawOverlay, type DrawnOverlay } from '../overlays/drawOverlay.ts';
import { pageBrand, pageLanguage, pageWritten } from '../overlays/pageFacts.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { compareStore } from './compareStore.ts';

const words = loadOnce((language: WrittenLanguage) => lateTranslator('compare', language));

let drawn: DrawnOverlay | null = null;

async function draw(open: boolean, categoryId?: number): Promise<void> {
  const t = await words(pageWritten());
  if (drawn && !open) {
    return;
  }
  const place = (drawn ??= drawOverlay(null));
  place.draw(
    <CompareDialog
      open={open}
      categoryId={categoryId ?? shownCategory(compareStore.read()) ?? 0}
      site={{ brand: brands[pageBrand()], language: pageLanguage() }}
      written={pageWritten()}
      t={t}
      onClose={() => {
        drawn = null;
        place.remove();
      }}
    />,
  );
}

/** Draws the dialog of the comparison into the page, closed, so that it only has to be opened. */
export const drawCompare = () => draw(false);

/** Opens the dialog of the comparison, once. The focus is back where it was when it closes. [C45, F14] */
export const showCompare = (categoryId?: number) => draw(true, categoryId);
