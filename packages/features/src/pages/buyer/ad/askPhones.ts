import type { Api } from '@volan/api-client';
import { revealCompanyPhone, revealPhone } from '@volan/api-contract/wire';
import { browserApi, type PageSpeech } from '../../../runtime/browser/browserApi.ts';
import { signedInUser } from '../../../runtime/browser/signedInUser.ts';

/** Whose numbers are asked for: the seller of an ad, by its id, or a company, by its slug. */
export type PhoneOwner = { readonly ad: number } | { readonly company: string };

const ask = (api: Pick<Api, 'send'>, of: PhoneOwner) =>
  'ad' in of ? api.send(revealPhone, { id: of.ad }) : api.send(revealCompanyPhone, { slug: of.company });

/** Asks for numbers; loaded by the press that wants them. Own presses are known and not counted. [M53, M58, P39] */
export async function askPhones(speech: PageSpeech, of: PhoneOwner) {
  if (signedInUser() === null) return ask(browserApi(speech), of);

  const { callerApi } = await import('../../../runtime/browser/callerApi.ts');

  return ask(await callerApi(speech), of);
}
