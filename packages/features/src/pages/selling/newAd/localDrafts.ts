import type { AdFormFields } from '@volan/domain-rules';
import { browserStore } from '../../../runtime/browser/browserStore.ts';

/** An ad that was begun in this browser. */
export interface LocalDraft {
  /** Made by the page; the server knows the draft, and the ad, by it. */
  readonly id: string;
  /** The last version on the server; 0 before the first one. */
  readonly version: number;
  /** Null: a fast ad, whose category is one of its fields. [M17] */
  readonly categoryId: number | null;
  readonly fields: AdFormFields;
  /** The server has these fields. */
  readonly saved: boolean;
  /** The last values that were sent to the server: a page that was left may not have read the response. */
  readonly sending?: AdFormFields | undefined;
  /** When it was changed here, in milliseconds. */
  readonly at: number;
  /** The tab that wrote it. */
  readonly tab: string;
}

/** The most drafts; further ones replace the oldest. */
const maxDrafts = 5;

/** How long they stay, in milliseconds: 30 days, as on the server. [P35] */
const lifetimeMs = 30 * 24 * 3_600_000;

const isFields = (fields: unknown): fields is AdFormFields =>
  typeof fields === 'object' &&
  fields !== null &&
  Object.values(fields).every((texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'));

function isDraft(kept: unknown): kept is LocalDraft {
  const { id, version, categoryId, fields, saved, sending, at, tab } = (kept ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof tab === 'string' &&
    typeof saved === 'boolean' &&
    [version, at].every((number) => typeof number === 'number') &&
    (categoryId === null || typeof categoryId === 'number') &&
    isFields(fields) &&
    (sending === undefined || isFields(sending))
  );
}

/** Where drafts are stored in a browser. */
export const localDraftsKey = 'ad-drafts';

/** The typed values of the form of an ad, so that a killed tab loses nothing; the last changed first. [P35, M54] */
export const localDrafts = browserStore<readonly LocalDraft[]>({
  key: localDraftsKey,
  empty: [],
  lifetimeMs,
  parse: (kept) => (Array.isArray(kept) ? kept.filter(isDraft) : []),
});

/** Whether two drafts have the same values, in any order of their fields. */
export function sameFields(some: AdFormFields, others: AdFormFields): boolean {
  const names = Object.keys(some);
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => JSON.stringify(some[name]) === JSON.stringify(others[name]))
  );
}

/** Stores a draft in place of its earlier version. */
export const storeLocalDraft = (draft: LocalDraft) =>
  localDrafts.write([draft, ...localDrafts.read().filter(({ id }) => id !== draft.id)].slice(0, maxDrafts));

/** Removes a draft: it became an ad, or was thrown away. */
export const removeLocalDraft = (draftId: string) =>
  localDrafts.write(localDrafts.read().filter(({ id }) => id !== draftId));
