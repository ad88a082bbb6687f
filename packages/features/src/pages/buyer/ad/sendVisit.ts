import { visitAd, visitCarService } from '@volan/api-contract/wire';
import type { PageSpeech } from '../../../runtime/browser/browserApi.ts';
import { callerApi } from '../../../runtime/browser/callerApi.ts';

/** What a page is about. */
export interface Visited {
  /** The start of the path of the call that counts it. */
  readonly of: 'ads' | 'services';
  readonly id: number;
}

/** Counts a visit of somebody who is signed in; loaded for them only. [P39, B20] */
export async function sendVisit(speech: PageSpeech, { of, id }: Visited): Promise<void> {
  const api = await callerApi(speech);
  if (of === 'services') {
    await api.send(visitCarService, { id });
    return;
  }

  const visit = await api.send(visitAd, { id });
  // the page is the same for everybody: this attribute hides what is only for buyers
  if (visit.ok && visit.data.own) document.body.dataset['ownAd'] = '';
}
