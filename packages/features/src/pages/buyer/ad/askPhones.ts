import { revealPhone } from '@volan/api-contract/wire';
import { browserApi, type PageSpeech } from '../../../runtime/browser/browserApi.ts';

/** Asks for the numbers of a seller; loaded by the press that wants them. [M53] */
export const askPhones = (speech: PageSpeech, id: number) => browserApi(speech).send(revealPhone, { id });
