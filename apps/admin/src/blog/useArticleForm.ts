import { useState } from 'react';
import { forgetDraft, draftOf, keepDraft } from './articleDrafts.ts';
import type { ArticleFields } from './ArticleFields.ts';

/** The fields of an article, with the words of this browser that were not saved. */
export function useArticleForm(article: string, stored: ArticleFields) {
  const [kept] = useState(() => draftOf(article));
  const [fields, setFields] = useState(kept?.fields ?? stored);
  const [restoredAt, setRestoredAt] = useState(kept?.at ?? null);
  const [isDirty, setDirty] = useState(kept !== null);
  return {
    fields,
    isDirty,
    /** When the words were typed that are back; null: none are. */
    restoredAt,
    change: (changes: Partial<ArticleFields>) => {
      const next = { ...fields, ...changes };
      setFields(next);
      setDirty(true);
      keepDraft({ article, at: new Date().toISOString(), fields: next });
    },
    /** Goes back to what is stored. */
    reset: (to: ArticleFields = stored) => {
      forgetDraft(article);
      setFields(to);
      setDirty(false);
      setRestoredAt(null);
    },
  };
}
