import { createApi, createUid } from '@volan/api-client';
import { listAdsByIds } from '@volan/api-contract/wire';
import type { AdCompared } from '@volan/api-contract';
import { isCompared, pictureUrl, type CompareEntry, type CompareOutcome } from '@volan/domain-rules';
import { lateTranslator } from '@volan/i18n/late';
import { pageBrand, pageLanguage, pageWritten } from '../overlays/pageFacts.ts';
import { prepareToasts, showToast } from '../overlays/showToast.ts';
import { addCompared, compareStore, removeCompared } from './compareStore.ts';

/** Width of the picture in the dialog, in pixels: two for each of its 104. */
const thumbnailWidth = 240;

const words = () => lateTranslator('compare', pageWritten());

/** Fetches what a press will need. */
export function prepareCompare(): void {
  prepareToasts();
  words().catch(() => {});
}

/** What is kept of an ad that is compared. [E11] */
export function entryOf({ id, title, price, category_id, images, year, mileage }: AdCompared): CompareEntry {
  const [first] = images;
  const address = first && pictureUrl(first.id, { w: thumbnailWidth });
  return {
    id,
    title,
    price,
    categoryId: category_id,
    // One address for both: the server answers with what the browser reads.
    images: address ? [{ thumbnail: { webp: address, jpg: address } }] : [],
    year,
    mileage,
    note: '',
  };
}

async function add(id: number): Promise<CompareOutcome> {
  if (isCompared(compareStore.read(), id)) {
    return 'compare-already-added';
  }
  const api = createApi({
    baseUrl: '',
    uid: createUid(Date.now()),
    version: 'web',
    language: pageLanguage(),
    brand: pageBrand(),
  });
  const answer = await api.send(listAdsByIds, { ids: [id], lang: pageLanguage() });
  const [ad] = answer.ok ? answer.data : [];
  return ad ? addCompared(entryOf(ad)) : 'compare-error';
}

/** Adds the ad of a button to the comparison and says what came of it; the message takes it back. [F12, K03] */
export async function pressCompare(button: HTMLButtonElement): Promise<void> {
  const id = Number(button.value);
  button.setAttribute('aria-busy', 'true');
  const [outcome, text] = await Promise.all([add(id).catch((): CompareOutcome => 'compare-error'), words()]).finally(
    () => button.removeAttribute('aria-busy'),
  );
  showToast(
    outcome === 'compare-error'
      ? { text: text(outcome), tone: 'error' }
      : { text: text(outcome), undo: () => removeCompared(id) },
  );
}
