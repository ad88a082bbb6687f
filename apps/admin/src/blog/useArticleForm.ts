import { useState } from 'react';
import { type ArticleFields, isArticleFields } from './ArticleFields.ts';
import { browserStore } from '@volan/features/browser';

/** Fields of an article that were typed and not saved. */
interface ArticleDraft {
  /** Id of the article; `new`: it is not stored yet. */
  readonly article: string;
  /** When they were typed last, ISO. */
  readonly at: string;
  readonly fields: ArticleFields;
}

/** Most articles that one browser keeps; the oldest are deleted first. */
const maxDrafts = 10;

/** How long unsaved fields are kept, in milliseconds: 30 days. */
const lifetimeMs = 30 * 86_400_000;

const isDraft = (kept: unknown): kept is ArticleDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'article' in kept &&
  typeof kept.article === 'string' &&
  'at' in kept &&
  typeof kept.at === 'string' &&
  'fields' in kept &&
  isArticleFields(kept.fields);

const drafts = browserStore<readonly ArticleDraft[]>({
  key: 'admin-article-drafts',
  empty: [],
  parse: (kept) => (Array.isArray(kept) ? kept.filter(isDraft) : []),
  lifetimeMs,
});

/** The unsaved fields of an article, if there are any. */
const draftOf = (article: string): ArticleDraft | null =>
  drafts.read().find((draft) => draft.article === article) ?? null;

/** Stores typed fields, so that they survive a crash of the tab. */
function storeDraft(draft: ArticleDraft): void {
  const others = drafts.read().filter(({ article }) => article !== draft.article);
  drafts.write([...others, draft].slice(-maxDrafts));
}

/** Deletes typed fields, because they are saved or discarded. */
const removeDraft = (article: string): void => drafts.write(drafts.read().filter((draft) => draft.article !== article));

/** The fields of an article, starting with unsaved ones of this browser. */
export function useArticleForm(article: string, stored: ArticleFields) {
  const [kept] = useState(() => draftOf(article));
  const [fields, setFields] = useState(kept?.fields ?? stored);
  const [restoredAt, setRestoredAt] = useState(kept?.at ?? null);
  const [isDirty, setDirty] = useState(kept !== null);

  return {
    fields,
    isDirty,
    /** When the restored fields were typed; null: none were restored. */
    restoredAt,
    change: (changes: Partial<ArticleFields>) => {
      const next = { ...fields, ...changes };
      setFields(next);
      setDirty(true);
      storeDraft({ article, at: new Date().toISOString(), fields: next });
    },
    /** Resets the fields to the stored ones. */
    reset: (to: ArticleFields = stored) => {
      removeDraft(article);
      setFields(to);
      setDirty(false);
      setRestoredAt(null);
    },
  };
}
