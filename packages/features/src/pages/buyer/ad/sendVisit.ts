import { visitAd } from '@volan/api-contract/wire';
import { accountApi } from '../../../runtime/browser/accountApi.ts';
import type { PageSpeech } from '../../../runtime/browser/browserApi.ts';

/** Counts a visit of somebody who is signed in; loaded for them only. [P39] */
export const sendVisit = (speech: PageSpeech, id: number) => accountApi(speech).send(visitAd, { id });
