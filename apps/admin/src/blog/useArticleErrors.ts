import { CallError } from '@volan/api-client';
import { useSite } from '../shell/site.ts';
import { momentOf, type ArticleFields } from './ArticleFields.ts';

type Field = keyof ArticleFields;

/**
 * Errors in the fields of an article: fields that are missing, and those that the server refused.
 *
 * @param needed required fields; empty: nothing was sent yet
 */
export function useArticleErrors(error: Error | null, fields: ArticleFields, needed: readonly Field[]) {
  const { texts, words } = useSite();
  const refused = error instanceof CallError ? (error.failed.errors ?? {}) : {};
  const own: Readonly<Record<string, string>> = {
    'picture-words': texts.blogNoWords,
    'picture-unknown': texts.blogWrongPicture,
    taken: texts.blogTaken,
    required: texts.requiredField,
    'slug-taken': texts.slugTaken,
    'slug-reserved': texts.slugReserved,
  };
  const wordOf = (field: Field, code: string): string => {
    if (field === 'translates_id' && code !== 'taken') return texts.blogWrongOriginal;
    if (field === 'slug' && code === 'format') return texts.slugForm;
    return own[code] ?? words.find(`failures.${code}`) ?? texts.wrongField;
  };
  const missing = (field: Field) => needed.includes(field) && String(fields[field] ?? '').trim() === '';

  return {
    /** The server's failure names a field. */
    hasField: Object.keys(refused).length > 0,
    of: (field: Field): string | undefined => {
      if (missing(field)) return texts.requiredField;
      if (field === 'publish_at' && needed.length > 0 && momentOf(fields.publish_at) === undefined) {
        return texts.blogMomentHint;
      }
      const code = refused[field]?.[0];

      return code === undefined ? undefined : wordOf(field, code);
    },
  };
}
