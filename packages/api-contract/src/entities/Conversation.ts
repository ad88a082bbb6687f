import { shieldKinds } from '@volan/domain-rules';
import { z } from 'zod';

/** A file that came with a conversation message; only members of the conversation may load it. [J71] */
export const ConversationAttachment = z
  .object({
    id: z.uuid(),
    kind: z.enum(['picture', 'pdf']),
    name: z.string(),
    bytes: z.int(),
    width: z.int().nullable().describe('pixels; null for a PDF'),
    height: z.int().nullable().describe('pixels; null for a PDF'),
  })
  .meta({ id: 'ConversationAttachment' });
export type ConversationAttachment = z.infer<typeof ConversationAttachment>;

/** A part of a text. */
const spanFields = { from: z.int().describe('UTF-16 units'), to: z.int() };

/** A warning about the text of a message. The message is never deleted because of it. [N12] */
export const MessageWarning = z.object({ kind: z.enum(shieldKinds), ...spanFields }).meta({ id: 'MessageWarning' });
export type MessageWarning = z.infer<typeof MessageWarning>;

/** A link in the text of a message. [N12] */
export const MessageLink = z
  .object({
    ...spanFields,
    host: z.string().describe('as people read it, in Unicode'),
    url: z.string(),
    kind: z
      .enum(['look-alike', 'link'])
      .nullable()
      .describe('null: it leads to us; others open by a page that names their host'),
  })
  .meta({ id: 'MessageLink' });
export type MessageLink = z.infer<typeof MessageLink>;

/** A message between two accounts, as one of the two sides sees it. [J73] */
export const ConversationMessage = z
  .object({
    id: z.int().describe('order of the server: greater is later within a conversation'),
    client_id: z.string().nullable().describe('the `Idempotency-Key` of its sender; null for others'),
    sender_id: z.int().describe('account: the buyer, or the seller'),
    mine: z.boolean().describe('the own side wrote it'),
    author: z.string().nullable().describe('the member of the own company who wrote it; null for everybody else'),
    text: z.string(),
    warnings: z.array(MessageWarning).describe('each kind once'),
    links: z.array(MessageLink).describe('in their order'),
    attachments: z.array(ConversationAttachment),
    sent_at: z.iso.datetime(),
    held_until: z.iso
      .datetime()
      .nullable()
      .describe('held back until then: only its sender sees it; null: it went out'),
    delivered: z.boolean().describe('it arrived at the other side'),
    read: z.boolean().describe('the other side has read it'),
    erased: z.boolean().describe('its sender removed their account: the text is gone'),
  })
  .meta({ id: 'ConversationMessage' });
export type ConversationMessage = z.infer<typeof ConversationMessage>;

/** The other side of a conversation. */
export const ConversationParty = z
  .object({
    id: z.int(),
    name: z.string().describe('name of the user or of the company; empty if the account was removed'),
    company: z.string().nullable().describe('slug of its page'),
    avatar: z.string().nullable(),
    gone: z.boolean().describe('the account no longer exists: nothing can be written to it'),
  })
  .meta({ id: 'ConversationParty' });
export type ConversationParty = z.infer<typeof ConversationParty>;

/**
 * What a conversation is about: the ad, or a car service. Its present state, or for a deleted one the state when the
 * conversation began.
 */
export const ConversationAd = z
  .object({
    id: z.int().describe('of the ad; for a car service the id that names its conversations'),
    slug: z.string(),
    kind: z.string().describe('`service`: it is a car service'),
    title: z.string().describe('of the ad, or the name of the service'),
    price: z.int().nullable().describe('whole euros; null when on request, or after a moderator removed the ad'),
    image: z.string().nullable().describe('address of the cover'),
    status: z
      .enum(['active', 'sold', 'paused', 'expired', 'removed'])
      .describe('a car service that visitors do not see is `paused`: nothing can be written to it'),
  })
  .meta({ id: 'ConversationAd' });
export type ConversationAd = z.infer<typeof ConversationAd>;

/** The vehicle of a request to a car service: an ad of the user who wrote, as a {@link ConversationAd}. [M16] */
export const ConversationVehicle = ConversationAd.omit({ price: true }).meta({ id: 'ConversationVehicle' });
export type ConversationVehicle = z.infer<typeof ConversationVehicle>;

/** A conversation, as one of its two sides sees it; all people of a company see the same. [J72] */
export const Conversation = z
  .object({
    ad: ConversationAd,
    service_id: z.int().nullable().describe('the car service that it is about; null: it is about an ad [M16]'),
    vehicle: ConversationVehicle.nullable().describe('of the last request that named one; null: none did'),
    account_id: z.int().describe('the own side: the own account, or that of a company that one acts for'),
    role: z.enum(['buyer', 'seller']).describe('role of the own side'),
    other: ConversationParty,
    last_message: ConversationMessage.nullable(),
    unread: z.int(),
    muted: z.boolean(),
    archived: z.boolean(),
    blocked: z.boolean().describe('the own side blocked the other one'),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

/** A message with the conversation that it is in. */
export const MessageInConversation = ConversationMessage.extend({
  ad_id: z.int(),
  ad_title: z.string().describe('as it was when the conversation began'),
  account_id: z.int().describe('the own side'),
  other: ConversationParty,
}).meta({ id: 'MessageInConversation' });
export type MessageInConversation = z.infer<typeof MessageInConversation>;

/** Position of a page in a list of conversations or messages. */
export const ConversationListMeta = z
  .object({
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    per_page: z.int(),
    unread: z.int().describe('of all conversations'),
  })
  .meta({ id: 'ConversationListMeta' });

/** An account that was blocked. */
export const BlockedUser = z
  .object({
    account_id: z.int().describe('the account that blocked: the own one, or that of a company'),
    other: ConversationParty,
    blocked_at: z.iso.datetime(),
  })
  .meta({ id: 'BlockedUser' });
export type BlockedUser = z.infer<typeof BlockedUser>;

/** A prepared answer of a company. */
export const CannedAnswer = z
  .object({ id: z.int(), company_id: z.int(), title: z.string(), text: z.string() })
  .meta({ id: 'CannedAnswer' });
export type CannedAnswer = z.infer<typeof CannedAnswer>;
