import { listAdsByIds } from '@volan/api-contract/wire';
import { isCompared, type CompareOutcome } from '@volan/domain-rules';
import { lateTranslator } from '@volan/i18n/late';
import { browserApi } from '../../runtime/browser/browserApi.ts';
import { pageBrand, pageLanguage, pageWritten } from '../../runtime/browser/pageFacts.ts';
import { prepareToasts, showToast } from '../../runtime/overlays/showToast.ts';
import { tellSeen } from '../seenAds/tellSeen.ts';
import { addCompared, compareStore, removeCompared } from './compareStore.ts';
import { entryOf } from './entryOf.ts';

const messages = () => lateTranslator('compare', pageWritten());

/** Fetches what a press will need. */
export function prepareCompare(): void {
  prepareToasts();
  messages().catch(() => {});
}

async function add(id: number): Promise<CompareOutcome> {
  if (isCompared(compareStore.read(), id)) {
    return 'compare-already-added';
  }
  const speech = { brand: pageBrand(), language: pageLanguage() };
  const api = browserApi(speech);
  const answer = await api.send(listAdsByIds, { ids: [id], lang: speech.language });
  const [ad] = answer.ok ? answer.data : [];
  const outcome = ad ? addCompared(entryOf(ad)) : 'compare-error';
  if (outcome === 'compare-added') tellSeen({ ids: [id], where: 'comparison' }, speech);

  return outcome;
}

/** Adds the ad of a button to the comparison and shows the outcome; the message can undo it. [F12, K03] */
export async function pressCompare(button: HTMLButtonElement): Promise<void> {
  const id = Number(button.value);
  button.setAttribute('aria-busy', 'true');
  const [outcome, text] = await Promise.all([add(id).catch((): CompareOutcome => 'compare-error'), messages()]).finally(
    () => button.removeAttribute('aria-busy'),
  );
  showToast(
    outcome === 'compare-error'
      ? { text: text(outcome), tone: 'error' }
      : { text: text(outcome), undo: () => removeCompared(id) },
  );
}
