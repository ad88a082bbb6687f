import type { Conversation, ConversationMessage } from '@volan/api-contract';

/** The conversation that is open. */
export interface ThreadData {
  readonly conversation: Conversation;
  /** A part of its messages, the oldest first. */
  readonly messages: readonly ConversationMessage[];
  /** Median minutes in which the seller first answers; null where too few answers tell it. [M53] */
  readonly replyMinutes: number | null;
  /** There are older ones. */
  readonly more: boolean;
  /** Nothing has been written yet: the first message begins it. [J69] */
  readonly isNew: boolean;
  /** Not the newest part of it is shown. */
  readonly isPast: boolean;
  /** It holds what was not read, and the server did not mark it: it was fetched ahead. @default false */
  readonly isUnmarked?: boolean;
}

/** A part of the list of conversations, and what was asked for. [J72] */
export interface InboxData {
  readonly conversations: readonly Conversation[];
  readonly page: number;
  readonly pages: number;
  readonly filter: InboxFilter;
}

/** Which conversations the list shows. */
export const inboxFilters = ['all', 'unread', 'archived'] as const;

/** One of {@link inboxFilters}. */
export type InboxFilter = (typeof inboxFilters)[number];
