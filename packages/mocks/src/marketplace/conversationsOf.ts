import type { Conversation, ConversationMessage } from '@volan/api-contract';
import { pictureUrl, type LanguageValue } from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { account } from '../fixtures/accounts.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { listedAd } from './adOf.ts';

const minuteMs = 60_000;

/** A message of the mocks, sent this number of minutes ago. */
export function messageOf(
  id: number,
  text: string,
  { mine, minutes, sender, read = true }: { mine: boolean; minutes: number; sender: number; read?: boolean },
): ConversationMessage {
  return {
    id,
    text,
    mine,
    author: null,
    attachments: [],
    warnings: [],
    links: [],
    held_until: null,
    erased: false,
    delivered: true,
    read,
    client_id: mine ? `0b4f0b9e-0f2b-4c6e-9d1c-${String(id).padStart(12, '0')}` : null,
    sender_id: mine ? account.id : sender,
    sent_at: new Date(fixtureNow.getTime() - minutes * minuteMs).toISOString(),
  };
}

/** The messages of the conversations of the mocks, the oldest first, by their index in the list. */
const said: readonly (readonly { readonly mine: boolean; readonly minutes: number; readonly text: string }[])[] = [
  [
    { mine: true, minutes: 64, text: 'Dobar dan, da li je vozilo još u ponudi?' },
    { mine: false, minutes: 40, text: 'Jeste. Možete ga pogledati svakog dana posle 16 časova.' },
    { mine: true, minutes: 31, text: 'Odgovara mi sutra u 17. Da li je rađen veliki servis?' },
    { mine: false, minutes: 6, text: 'Rađen je na 160.000 km, imam račune. Vidimo se sutra.' },
  ],
  [
    { mine: true, minutes: 3000, text: 'Da li je cena fiksna?' },
    { mine: false, minutes: 2900, text: 'Mala korekcija je moguća uz gotovinu.' },
  ],
  [{ mine: true, minutes: 9000, text: 'Zanima me zamena za karavan.' }],
];

/** The messages of a conversation of the mocks, the oldest first. */
export const messagesOf = (index: number, sender: number) =>
  (said[index] ?? []).map((one, at) => messageOf((said.length - index) * 100 + at, one.text, { ...one, sender }));

/**
 * The conversations of the account of the mocks: in the first somebody has just answered, the last is without an
 * answer.
 */
export const conversationsOf = (language: LanguageValue): Conversation[] =>
  ads
    .filter(({ status }) => status === undefined)
    .slice(0, said.length)
    .map((fixture, index) => {
      const { id, slug, kind, title, price, images, seller } = listedAd(fixture, language);
      const [image] = images;
      return {
        ad: { id, slug, kind, title, price, image: image ? pictureUrl(image.id, { w: 240 }) : null, status: 'active' },
        service_id: null,
        vehicle: null,
        account_id: account.id,
        role: 'buyer',
        other: { id: seller.id, name: seller.name, company: null, avatar: null, gone: false },
        last_message: messagesOf(index, seller.id).at(-1) ?? null,
        unread: index === 0 ? 1 : 0,
        muted: false,
        archived: false,
        blocked: false,
      };
    });
