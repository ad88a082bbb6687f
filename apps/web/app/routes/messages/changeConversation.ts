import type { CallInput, reportConversation as ReportConversation } from '@volan/api-contract';
import {
  answerMessage,
  attachToMessage,
  blockUser,
  changeConversation as changeCall,
  getConversation,
  reportConversation,
  sendMessage,
  unblockUser,
} from '@volan/api-contract/wire';
import type { DoneWithConversation } from '@volan/features/messages';
import { pagePath } from '@volan/features/site';
import {
  doneForm,
  goOn,
  readFormWithFiles,
  refusedForm,
  requireSession,
  type FormWithFiles,
} from '../../private/forms.ts';
import { messageKeyOf } from '../../private/messageKeyOf.ts';
import { confirmToWrite } from '../../private/sendVerification.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Longest wait for a picture to be encoded again, in milliseconds. */
const timeoutMs = 60_000;

interface Place {
  readonly adId: number;
  readonly otherId: number;
}

/** The forms of a conversation, for browsers without scripts. [J69-J71, M57] */
export async function changeConversation(requestContext: RequestContext, { adId, otherId }: Place, request: Request) {
  const { api, site } = requestContext;
  const { user } = requireSession(requestContext);
  const sent = await readFormWithFiles(requestContext, request);
  const { form } = sent;
  const own = { id: adId, user2: otherId };
  const here = pagePath(site, 'conversation', { adId, accountId: otherId });
  const stay = (done?: DoneWithConversation) => goOn(done ? `${here}?done=${done}` : here);
  switch (form.get('form')) {
    case 'write': {
      const known = await api.send(getConversation, { a: adId, b: otherId });
      const accountId = known.ok ? known.data.conversation.account_id : user.id;
      const written = await write(requestContext, { ...own, user1: accountId }, sent, known.ok);

      return written ?? stay();
    }
    case 'verify-email':
      return confirmToWrite(requestContext, form, 'write');
    case 'settings': {
      const flag = (name: string) => (form.get(name) === '1' ? 1 : 0);
      const changed = await api.send(changeCall, {
        ...own,
        ...(form.has('muted') && { muted: flag('muted') }),
        ...(form.has('archived') && { archived: flag('archived') }),
      });
      if (!changed.ok) return refusedForm(form, changed);
      if (form.has('muted')) return stay(flag('muted') ? 'muted' : 'unmuted');

      // an archived conversation leaves the shown list
      const list = `${pagePath(site, 'messages', {})}?done=archived&ad=${adId}&with=${otherId}`;

      return flag('archived') ? goOn(list) : stay('unarchived');
    }
    case 'block':
    case 'unblock': {
      const known = await api.send(getConversation, { a: adId, b: otherId });
      if (!known.ok) return refusedForm(form, known);

      const pair = { user1: known.data.conversation.account_id, user2: otherId };
      const done = await (form.get('form') === 'block' ? api.send(blockUser, pair) : api.send(unblockUser, pair));

      return done.ok
        ? stay(form.get('form') === 'block' ? 'blocked' : 'unblocked')
        : refusedForm(form, { ...done, errors: null });
    }
    case 'report': {
      const reason = form.get('reason') as CallInput<typeof ReportConversation>['reason'] | null;
      if (reason === null) {
        return refusedForm(form, { failure: 'validation', errors: { reason: ['required'] }, code: 422 });
      }
      const text = form.get('text')?.trim();
      const told = await api.send(reportConversation, { ...own, reason, ...(text && { text }) });

      return told.ok ? doneForm(form) : refusedForm(form, told);
    }
    default:
      return stay();
  }
}

/** Sends what was written, with each file as a message of its own; the text goes with the first one. */
async function write(
  { api }: RequestContext,
  to: { readonly id: number; readonly user1: number; readonly user2: number },
  { form, files, isCut }: FormWithFiles,
  isBegun: boolean,
) {
  const message = (form.get('message') ?? '').trim();
  const key = form.get('key') ?? '';
  const force = form.get('force') === '1' ? { force: 1 as const } : {};
  const chosen = files.filter(({ size }) => size > 0);
  if (isCut)
    return refusedForm(form, { failure: 'validation', errors: { file: ['message-file-too-large'] }, code: 422 });
  if (chosen.length === 0) {
    const sent = await api.send(isBegun ? answerMessage : sendMessage, { ...to, ...force, message }, messageKeyOf(key));
    return sent.ok ? null : refusedForm(form, sent);
  }
  for (const [at, file] of chosen.entries()) {
    const part = { ...to, ...force, file, message: at === 0 ? message : '' };
    const sent = await api.send(attachToMessage, part, { ...messageKeyOf(key, at), timeoutMs });
    if (!sent.ok) return refusedForm(form, sent);
  }

  return null;
}
