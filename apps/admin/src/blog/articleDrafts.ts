import { browserStore } from '@volan/features/browser';
import { isArticleFields, type ArticleFields } from './ArticleFields.ts';

/** Words of an article that were typed and not saved. */
export interface ArticleDraft {
  /** Id of the article; `new`: one that is not stored yet. */
  readonly article: string;
  /** When they were typed last, ISO. */
  readonly at: string;
  readonly fields: ArticleFields;
}

/** Articles whose words one browser keeps; the oldest leave first. */
const maxDrafts = 10;

/** Longest time that words wait for their writer: 30 days. */
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

/** The words of an article that were not saved, if there are any. */
export const draftOf = (article: string): ArticleDraft | null =>
  drafts.read().find((draft) => draft.article === article) ?? null;

/** Keeps what is typed: a tab that dies loses nothing. */
export function keepDraft(draft: ArticleDraft): void {
  const others = drafts.read().filter(({ article }) => article !== draft.article);
  drafts.write([...others, draft].slice(-maxDrafts));
}

/** Forgets what was typed: it is saved, or thrown away. */
export const forgetDraft = (article: string): void =>
  drafts.write(drafts.read().filter((draft) => draft.article !== article));
