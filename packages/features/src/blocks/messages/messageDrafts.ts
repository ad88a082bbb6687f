import type { ConversationPlace } from '@volan/api-contract';
import { browserStore } from '../../runtime/browser/browserStore.ts';

/** A message that was begun and not sent. */
export interface MessageDraft extends ConversationPlace {
  /** The writer: the next person at the same device does not see it. */
  readonly user: number;
  readonly text: string;
}

/** The most drafts; further ones replace the oldest. */
const maxDrafts = 20;

/** How long they stay, in milliseconds: 30 days. */
const lifetimeMs = 30 * 24 * 3_600_000;

function isDraft(kept: unknown): kept is MessageDraft {
  const { user, ad_id, account_id, other_id, text } = (kept ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && [user, ad_id, account_id, other_id].every((id) => typeof id === 'number');
}

/** Drafts of this browser, the last changed first. */
export const messageDrafts = browserStore<readonly MessageDraft[]>({
  key: 'message-drafts',
  empty: [],
  lifetimeMs,
  parse: (kept) => (Array.isArray(kept) ? kept.filter(isDraft) : []),
});

const isOf = (draft: MessageDraft, user: number, place: ConversationPlace) =>
  draft.user === user &&
  draft.ad_id === place.ad_id &&
  draft.account_id === place.account_id &&
  draft.other_id === place.other_id;

/** The user's unsent text there; empty without one. */
export const draftAt = (drafts: readonly MessageDraft[], user: number, place: ConversationPlace): string =>
  drafts.find((draft) => isOf(draft, user, place))?.text ?? '';

/** Stores the typed text, so that a reload or a closed tab loses no word; an empty text deletes it. */
export function keepMessageDraft(user: number, place: ConversationPlace, text: string): void {
  const others = messageDrafts.read().filter((draft) => !isOf(draft, user, place));
  const drafts = text.trim() === '' ? others : [{ user, ...place, text }, ...others].slice(0, maxDrafts);
  if (drafts.length > 0) messageDrafts.write(drafts);
  else messageDrafts.clear();
}

/** Deletes all drafts of this browser at sign-out. [B05] */
export const forgetMessageDrafts = (): void => messageDrafts.clear();
