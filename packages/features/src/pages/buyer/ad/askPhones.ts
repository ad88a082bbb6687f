import { revealPhone } from '@volan/api-contract/wire';
import { browserApi, type PageSpeech } from '../../../runtime/browser/browserApi.ts';
import { signedInUser } from '../../../runtime/browser/signedInUser.ts';

/**
 * Asks for the numbers of a seller; loaded by the press that wants them. Own presses are known and not counted.
 * [M53, P39]
 */
export async function askPhones(speech: PageSpeech, id: number) {
  if (signedInUser() === null) return browserApi(speech).send(revealPhone, { id });

  const { callerApi } = await import('../../../runtime/browser/callerApi.ts');
  const api = await callerApi(speech);

  return api.send(revealPhone, { id });
}
