import { useState } from 'react';
import { forgetDraft, draftOf, keepDraft } from './articleDrafts.ts';
import type { ArticleFields } from './ArticleFields.ts';

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
      keepDraft({ article, at: new Date().toISOString(), fields: next });
    },
    /** Resets the fields to the stored ones. */
    reset: (to: ArticleFields = stored) => {
      forgetDraft(article);
      setFields(to);
      setDirty(false);
      setRestoredAt(null);
    },
  };
}
