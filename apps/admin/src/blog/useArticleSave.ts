import { readCall } from '@volan/api-client';
import type { ManagedArticle } from '@volan/api-contract';
import { createArticle, updateArticle } from '@volan/api-contract/wire';
import { fieldsOf, sentFields } from './ArticleFields.ts';
import { useBlogChange } from './blogQueries.ts';
import type { useArticleForm } from './useArticleForm.ts';

/**
 * Stores an article with the typed fields; with a status, it is published (1) or withdrawn (0) as well.
 *
 * @param article the stored article; null: a new one
 * @param onStored called when a new article was stored and only its publishing failed: sending it again must not make
 *   another one
 */
export function useArticleSave(
  article: ManagedArticle | null,
  { fields, reset }: Pick<ReturnType<typeof useArticleForm>, 'fields' | 'reset'>,
  onStored: (made: ManagedArticle) => void,
) {
  return useBlogChange(async (api, status: 0 | 1 | undefined) => {
    const sent = sentFields(fields);
    if (article) {
      const { id, version } = article;
      return (await readCall(api, updateArticle, { ...sent, id, version, ...(status !== undefined && { status }) }))
        .data;
    }
    const made = (await readCall(api, createArticle, sent)).data;
    if (status === undefined) return made;

    try {
      return (await readCall(api, updateArticle, { id: made.id, version: made.version, status })).data;
    } catch (error) {
      reset(fieldsOf(made));
      onStored(made);
      throw error;
    }
  });
}
