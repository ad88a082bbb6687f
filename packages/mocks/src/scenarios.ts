import { type Call, Failure, failureEnvelope, failureKey, type FailureName, getAd, listAds } from '@volan/api-contract';
import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import { ads, goneAdId } from './fixtures/ads.ts';
import { goneAd as goneAdOf } from './marketplace/adOf.ts';
import { searchAds } from './marketplace/searchAds.ts';
import { callPattern, methodNames, mockCall } from './mockCall.ts';

/** A search that finds nothing; removing the price would bring ads. [M51] */
export function emptyCatalog(): HttpHandler {
  return mockCall(listAds, (query, { language }) => {
    const { meta } = searchAds({ ...query, filters: [], q: 'qzxwvqzxwv' }, language);
    return { data: [], meta: { ...meta, narrowest: { key: 'cena', total: 12 } } };
  });
}

/** A search by words: "do 5000" is read as a filter, and no ad holds "limuna", so it is left out. [M08] */
export function wordsRead(): HttpHandler {
  return mockCall(listAds, (query, { language }) => {
    const page = searchAds({ ...query, q: '' }, language);
    const read = [{ key: 'cena', value: '..5000', words: 'do 5000', rest: 'golf limuna' }];
    return { ...page, meta: { ...page.meta, read, dropped: ['limuna'], kept: 'golf' } };
  });
}

/** A call that fails, also with a failure that is before any handler. */
export function failing(call: Call, failure: FailureName = 'internal'): HttpHandler {
  return http[methodNames[call.method]](callPattern(call), () => {
    const envelope = failureEnvelope(new Failure(failure), failureKey(failure));
    return HttpResponse.json(envelope, { status: envelope.code });
  });
}

/** A call that never reaches the server. */
export function unreachable(call: Call): HttpHandler {
  return http[methodNames[call.method]](callPattern(call), () => HttpResponse.error());
}

/** A call that is delayed and then answers as usual; `infinite` shows the waiting state. */
export function slow(call: Call, milliseconds: number | 'infinite' = 'infinite'): HttpHandler {
  return http[methodNames[call.method]](callPattern(call), async () => {
    await delay(milliseconds);
  });
}

/** Every ad is gone. [B53] */
export function goneAd(): HttpHandler {
  return mockCall(getAd, (_input, { language }) => {
    const sold = ads.find(({ id }) => id === goneAdId);
    return sold ? new Failure('gone', { data: goneAdOf(sold, language) }) : new Failure('not-found');
  });
}
