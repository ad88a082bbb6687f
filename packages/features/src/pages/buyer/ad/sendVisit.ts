import { visitAd, visitCarService } from '@volan/api-contract/wire';
import type { PageSpeech } from '../../../runtime/browser/browserApi.ts';
import { callerApi } from '../../../runtime/browser/callerApi.ts';

/** What a page is about, by its id. */
export type Visited = { readonly ad: number } | { readonly service: number };

/** Counts a visit of somebody who is signed in; loaded for them only. [P39, B20] */
export async function sendVisit(speech: PageSpeech, visited: Visited): Promise<void> {
  const api = await callerApi(speech);
  if ('service' in visited) {
    await api.send(visitCarService, { id: visited.service });
    return;
  }

  const visit = await api.send(visitAd, { id: visited.ad });
  // the page is the same for everybody: this attribute hides what is only for buyers
  if (visit.ok && visit.data.own) document.body.dataset['ownAd'] = '';
}
