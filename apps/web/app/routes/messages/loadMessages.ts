import { randomUUID } from 'node:crypto';
import { readCall } from '@volan/api-client';
import {
  getAd,
  getConversation,
  getFastAd,
  listCannedAnswers,
  listConversations,
  listMemberships,
  markConversation,
  searchMessages,
} from '@volan/api-contract/wire';
import { pictureUrl } from '@volan/domain-rules';
import {
  doneWithConversation,
  inboxFilters,
  type DoneWithConversation,
  type FoundMessages,
  type InboxData,
  type ThreadData,
} from '@volan/features/messages';
import { findCategory } from '../../findCategory.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import { pageIn } from '../../private/pageIn.ts';
import { errorPage, failedPage, isFailure } from '../../failures.ts';
import { pagePath, type Site } from '@volan/features/site';
import { goOn, requireSession } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Which conversation an address names. */
interface Place {
  readonly adId: number;
  readonly otherId: number;
}

const idIn = (asked: URLSearchParams, name: string) =>
  Number(/^[1-9]\d{0,9}$/.exec(asked.get(name) ?? '')?.[0] ?? 0) || null;

/** Conversations of the signed-in user, and the one that the address names. [B12, J72, J73] */
export async function loadMessages(requestContext: RequestContext, place: Place | null) {
  requireSession(requestContext);
  const { site } = requestContext;
  const asked = new URLSearchParams(site.search);
  const carried = await loadAccount(requestContext);
  try {
    const thread = place && (await readThread(requestContext, place, idIn(asked, 'before')));
    // after it: messages that it marks as read no longer count
    const [inbox, found, answers] = await Promise.all([
      readInbox(requestContext, asked, place !== null),
      place ? null : findMessages(requestContext, asked),
      thread?.conversation.role === 'seller' ? readAnswers(requestContext) : [],
    ]);
    const chosen = idIn(asked, 'answer');

    return {
      ...carried,
      inbox,
      found,
      thread,
      answers,
      draft: answers.find(({ id }) => id === chosen)?.text ?? '',
      messageKey: randomUUID(),
      done: doneOf(site, asked, place),
      isReporting: thread !== null && asked.has('report'),
    };
  } catch (error) {
    // whether somebody else's conversation exists, nobody learns
    if (isFailure(error, 'forbidden') || isFailure(error, 'gone')) throw await errorPage(requestContext, 404);
    throw await failedPage(requestContext, error);
  }
}

/** The last action (`?done=`), on the open conversation or on the one that the address names. */
function doneOf(site: Site, asked: URLSearchParams, place: Place | null) {
  const [adId, accountId] = place ? [place.adId, place.otherId] : [idIn(asked, 'ad'), idIn(asked, 'with')];
  const said = asked.get('done') ?? '';
  if (adId === null || accountId === null || !Object.hasOwn(doneWithConversation, said)) return null;

  return { what: said as DoneWithConversation, href: pagePath(site, 'conversation', { adId, accountId }) };
}

async function readInbox({ api }: RequestContext, asked: URLSearchParams, isOpen: boolean): Promise<InboxData> {
  const filter = (isOpen ? null : inboxFilters.find((each) => each === asked.get('show'))) ?? 'all';
  const page = isOpen ? 1 : pageIn(asked);
  const { data, meta } = await readCall(api, listConversations, {
    page,
    lang: api.language,
    ...(filter === 'archived' && { archived: true }),
    ...(filter === 'unread' && { unread: true }),
  });

  return { conversations: data, page, pages: meta.pages, filter };
}

/** Messages with the text that was searched for; shorter ones than two letters find nothing. [M57] */
async function findMessages({ api }: RequestContext, asked: URLSearchParams): Promise<FoundMessages | null> {
  const text = (asked.get('q') ?? '').trim().slice(0, 100);
  if (text.length < 2) return null;

  const { data, meta } = await readCall(api, searchMessages, { q: text, page: pageIn(asked) });

  return { text, messages: data, page: meta.page, more: meta.more };
}

/** The ready answers of the companies that the account acts for. [H07] */
async function readAnswers({ api }: RequestContext) {
  const memberships = (await api.sendOrNull(listMemberships, {})) ?? [];
  const kept = await Promise.all(
    memberships.map(({ company_id }) => api.sendOrNull(listCannedAnswers, { company_id })),
  );
  return kept.flatMap((answers) => answers ?? []);
}

/** The conversation with its newest messages, which a visit marks as read; an empty one for an ad without messages. */
async function readThread(
  requestContext: RequestContext,
  { adId, otherId }: Place,
  before: number | null,
): Promise<ThreadData> {
  const { api, isVisit } = requestContext;
  const asked = { a: adId, b: otherId, lang: api.language, ...(before !== null && { before }) };
  const found = await api.send(getConversation, asked);
  if (!found.ok) {
    if (found.failure === 'forbidden') return beginThread(requestContext, { adId, otherId });
    // the same failure, as readers of calls throw it
    return readCall(api, getConversation, asked).then(() => {
      throw new Error('The conversation came and went.');
    });
  }
  const { conversation, messages, reply_minutes: replyMinutes, more } = found.data;
  const newest = messages.findLast(({ mine }) => !mine);
  const isUnread = newest !== undefined && conversation.unread > 0;
  if (isUnread && isVisit) await api.send(markConversation, { id: adId, user2: otherId, read: newest.id });
  const isUnmarked = isUnread && !isVisit;

  return { conversation, messages, replyMinutes, more, isNew: false, isPast: before !== null, isUnmarked };
}

/** A public ad, full or fast, as a conversation shows it. The link of a fast ad leads on to its own page. [M17] */
async function readPublicAd(requestContext: RequestContext, id: number) {
  const { api } = requestContext;
  const full = await api.send(getAd, { id, lang: api.language });
  if (full.ok) return full.data;
  // any other failure is thrown as readers of calls throw it
  if (full.failure !== 'not-found') return (await readCall(api, getAd, { id, lang: api.language })).data;

  const { data: fast } = await readCall(api, getFastAd, { id, lang: api.language });
  const category = await findCategory(requestContext, fast.category.slug, fast.category.id);

  return { ...fast, title: fast.line, kind: category?.kind ?? 'auto', slug: fast.category.slug };
}

/** A conversation that its first message will begin: with the seller of a public ad. [J69] */
async function beginThread(requestContext: RequestContext, { adId, otherId }: Place): Promise<ThreadData> {
  const { site } = requestContext;
  const { user } = requireSession(requestContext);
  const ad = await readPublicAd(requestContext, adId);
  // their own ad: its conversations are in the list
  if (user.id === otherId) throw goOn(pagePath(site, 'messages', {}));
  if (ad.seller.id !== otherId) throw await errorPage(requestContext, 404);

  const [image] = ad.images;
  const { id, slug, kind, title, price, seller } = ad;

  return {
    conversation: {
      ad: { id, slug, kind, title, price, image: image ? pictureUrl(image.id, { w: 240 }) : null, status: 'active' },
      service_id: null,
      vehicle: null,
      account_id: user.id,
      role: 'buyer',
      other: { id: seller.id, name: seller.name, company: seller.company, avatar: seller.avatar, gone: false },
      last_message: null,
      unread: 0,
      muted: false,
      archived: false,
      blocked: false,
    },
    messages: [],
    replyMinutes: null,
    more: false,
    isNew: true,
    isPast: false,
  };
}
