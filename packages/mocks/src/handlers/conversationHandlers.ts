import {
  answerMessage,
  attachToMessage,
  blockUser,
  changeConversation,
  deleteCannedAnswer,
  Failure,
  getAttachment,
  getConversation,
  getMessageLink,
  listBlockedUsers,
  listCannedAnswers,
  listConversations,
  listUnreadMessages,
  markConversation,
  reportConversation,
  requestCarService,
  saveCannedAnswer,
  searchMessages,
  sendMessage,
  unblockUser,
  unsubscribeMessages,
  type CannedAnswer,
  type Conversation,
  type MessageInConversation,
  type MessageLink,
} from '@volan/api-contract';
import { conversationsPerPage, fold, shieldCode, type LanguageValue } from '@volan/domain-rules';
import { account } from '../fixtures/accounts.ts';
import { ads } from '../fixtures/ads.ts';
import { carServices } from '../fixtures/carServices.ts';
import { conversationsOf, messageOf, messagesOf } from '../marketplace/conversationsOf.ts';
import { mockCall, type MockContext } from '../mockCall.ts';

const notFound = () => new Failure<'not-found', null>('not-found');
const forbidden = () => new Failure<'forbidden', null>('forbidden');

const placeOf = (ad: number, other: number) =>
  conversationsOf('rs').findIndex((one) => one.ad.id === ad && one.other.id === other);

const unread = 1;

const written = (text: string, { idempotencyKey }: MockContext) => ({
  ...messageOf(1000, text, { mine: true, minutes: 0, sender: 0, read: false }),
  client_id: idempotencyKey,
  delivered: false,
});

function found(conversation: Conversation, index: number): MessageInConversation[] {
  const { ad, account_id, other } = conversation;
  return messagesOf(index, other.id).map((one) => ({ ...one, ad_id: ad.id, ad_title: ad.title, account_id, other }));
}

const allMessages = (language: LanguageValue) => conversationsOf(language).flatMap(found).toReversed();

/** Only couriers are warned of. [N12] */
const warned = (message: string, force = 0) =>
  force === 0 && /kurir|courier/i.test(message)
    ? new Failure<'validation', null>('validation', { errors: { message: [shieldCode('courier')] } })
    : null;

/** Links of every message: one that pretends to be a bank, one that is honest. */
const messageLinks: MessageLink[] = [
  {
    from: 0,
    to: 43,
    host: 'bancaintesa.rs-online.example',
    url: 'https://bancaintesa.rs-online.example/potvrda',
    kind: 'look-alike',
  },
  { from: 44, to: 75, host: 'www.youtube.com', url: 'https://www.youtube.com/watch?v=abc', kind: 'link' },
];

const canned: CannedAnswer[] = [
  { id: 1, company_id: 1, title: 'Radno vreme', text: 'Radimo radnim danima od 9 do 18 i subotom od 9 do 14 časova.' },
  { id: 2, company_id: 1, title: 'Probna vožnja', text: 'Probna vožnja je moguća uz najavu. Kada vam odgovara?' },
];

/** Calls about the conversations of the account of the mocks; nothing is kept. */
export const conversationHandlers = [
  mockCall(sendMessage, ({ id, user1, user2, message, force }, context) => {
    if (user1 !== account.id) return forbidden();
    if (!ads.some((ad) => ad.id === id)) return notFound();
    return user2 === account.id
      ? new Failure<'validation', null>('validation', { errors: { user2: ['value'] } })
      : (warned(message, force) ?? written(message, context));
  }),
  mockCall(requestCarService, ({ service_id: id, message, vehicle_id: vehicle, force }, context) => {
    const service = carServices.find((one) => one.id === id);
    if (!service) return notFound();
    if (vehicle !== undefined && !ads.some((ad) => ad.id === vehicle)) {
      return new Failure<'validation', null>('validation', { errors: { vehicle_id: ['unknown'] } });
    }

    return warned(message, force) ?? { ad_id: 70_000 + id, other_id: id, message: written(message, context) };
  }),
  mockCall(answerMessage, ({ id, user1, user2, message, force }, context) => {
    if (user1 !== account.id || placeOf(id, user2) < 0) return forbidden();
    return warned(message, force) ?? written(message, context);
  }),
  mockCall(attachToMessage, ({ id, user1, user2, message, file }, context) => {
    if (user1 !== account.id || placeOf(id, user2) < 0) return forbidden();

    const isPdf = file.name.endsWith('.pdf');
    const size = isPdf ? { width: null, height: null } : { width: 1600, height: 1200 };
    const attachment = {
      id: context.idempotencyKey,
      kind: isPdf ? ('pdf' as const) : ('picture' as const),
      name: file.name,
      bytes: file.size,
      ...size,
    };

    return { ...written(message, context), attachments: [attachment] };
  }),
  mockCall(getMessageLink, ({ place }) => messageLinks[place - 1] ?? notFound()),
  mockCall(getAttachment, () => notFound()),
  mockCall(listConversations, ({ page = 1, archived = false, unread: isFiltered = false }, { language }) => {
    const all = archived ? [] : conversationsOf(language);
    const shown = isFiltered ? all.filter((one) => one.unread > 0) : all;
    return {
      data: page === 1 ? shown : [],
      meta: { total: shown.length, page, pages: 1, per_page: conversationsPerPage, unread },
    };
  }),
  mockCall(getConversation, ({ a, b, since, before }, { language }) => {
    const place = placeOf(a, b);
    const conversation = conversationsOf(language)[place];
    if (!conversation) return ads.some(({ id }) => id === a) ? forbidden() : notFound();

    const messages = messagesOf(place, b).filter(
      ({ id }) => (since === undefined || id > since) && (before === undefined || id < before),
    );

    return { conversation, messages, reply_minutes: 40, more: false };
  }),
  mockCall(listUnreadMessages, (_input, { language }) => {
    const [newest] = allMessages(language).filter(
      ({ mine, ad_id }) => !mine && ad_id === conversationsOf('rs')[0]?.ad.id,
    );
    return { data: newest ? [newest] : [], meta: { total: unread } };
  }),
  mockCall(searchMessages, ({ q, page = 1 }, { language }) => {
    const data = allMessages(language).filter(({ text }) => fold(text).includes(fold(q)));
    return { data: page === 1 ? data : [], meta: { page, more: false } };
  }),
  mockCall(markConversation, ({ id, user2, read }) => {
    const place = placeOf(id, user2);
    return place < 0 ? notFound() : { unread: place === 0 && read !== undefined ? 0 : unread };
  }),
  mockCall(changeConversation, ({ id, user2, muted = 0, archived = 0 }) =>
    placeOf(id, user2) < 0 ? notFound() : { muted: muted === 1, archived: archived === 1 },
  ),
  mockCall(blockUser, ({ user1, user2 }) => {
    if (user1 !== account.id) return forbidden();
    return conversationsOf('rs').some(({ other }) => other.id === user2) ? { blocked: true as const } : notFound();
  }),
  mockCall(unblockUser, ({ user1 }) => (user1 === account.id ? { unblocked: true } : forbidden())),
  mockCall(unsubscribeMessages, ({ token }) => (token === 'none' ? notFound() : { unsubscribed: true as const })),
  mockCall(listBlockedUsers, ({ page = 1 }) => ({ data: [], meta: { page, more: false } })),
  mockCall(reportConversation, ({ id, user2, reason, text = '' }) => {
    if (reason === 'other' && text === '') {
      return new Failure<'validation', null>('validation', { errors: { text: ['required'] } });
    }
    const isSeller = ads.some((ad) => ad.id === id && ad.seller.id === user2);
    return placeOf(id, user2) < 0 && !isSeller ? notFound() : { reported: true as const };
  }),
  mockCall(listCannedAnswers, ({ company_id }) => canned.map((one) => ({ ...one, company_id }))),
  mockCall(saveCannedAnswer, ({ company_id, title, text }) => ({ id: 3, company_id, title, text })),
  mockCall(deleteCannedAnswer, ({ id }) => ({ removed: canned.some((one) => one.id === id) })),
];
