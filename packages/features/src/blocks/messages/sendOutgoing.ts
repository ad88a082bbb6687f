import type { ConversationMessage } from '@volan/api-contract';
import { answerMessage, attachToMessage, sendMessage } from '@volan/api-contract/wire';
import { accountApi } from '../../runtime/browser/accountApi.ts';
import type { PageSpeech } from '../../runtime/browser/browserApi.ts';
import { fetchWithProgress } from '../../runtime/browser/fetchWithProgress.ts';
import type { OutgoingMessage } from './outgoingStore.ts';

/** The outcome of one try: `why` is a code of M20 or the name of a failure. */
export type SendOutcome =
  | { readonly ok: true; readonly message: ConversationMessage }
  | { readonly ok: false; readonly failure: string; readonly why: string };

/** Longest wait for the answer, in milliseconds: a picture of a slow phone, or a text. */
const timeoutMs = { file: 240_000, text: 15_000 } as const;

/** Sends a message once, with its own id. Never rejects. [J69-J71] */
export async function sendOutgoing(
  speech: PageSpeech,
  { key, adId, accountId, otherId, begins, text, file, force }: OutgoingMessage,
  onSent: (share: number) => void,
): Promise<SendOutcome> {
  const to = { id: adId, user1: accountId, user2: otherId, message: text, ...(force && { force: 1 as const }) };
  const options = { idempotencyKey: key, timeoutMs: file ? timeoutMs.file : timeoutMs.text };
  const api = accountApi(speech, file ? { fetch: fetchWithProgress(onSent) } : {});
  const sent = file
    ? await api.send(attachToMessage, { ...to, file }, options)
    : begins
      ? await api.send(sendMessage, to, options)
      : await api.send(answerMessage, to, options);
  if (sent.ok) return { ok: true, message: sent.data };

  const [code] = Object.values(sent.errors ?? {}).flat();

  return { ok: false, failure: sent.failure, why: code ?? sent.failure };
}
