import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type newTranslateFiles,
  type removeLanguage as removeCall,
} from '@volan/api-contract';
import type { Sql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { hasFiles, languageNameOf } from './textSources.ts';

/** Adds a language without files. [J64] */
export function addLanguage(
  sql: Sql,
  { lang }: CallRequest<typeof newTranslateFiles>,
  context: CallContext,
): Promise<CallOutcome<typeof newTranslateFiles>> {
  return sql.begin(async (transaction): Promise<CallOutcome<typeof newTranslateFiles>> => {
    if (hasFiles(lang)) return new Failure<'conflict', null>('conflict');

    const name = languageNameOf(lang);
    // an unknown language: its name is the code itself
    if (name.toLowerCase() === lang) {
      return new Failure<'validation', null>('validation', { errors: { lang: ['form'] } });
    }
    const [added] = await transaction`
      insert into message_language (code) values (${lang}) on conflict do nothing returning code`;
    if (!added) return new Failure<'conflict', null>('conflict');

    const change = { entity: 'language', id: lang, before: null, after: { name } };
    await audit(transaction, principalOf(context).actor.id, 'language.add', null, { language: lang }, change);

    return { lang, name };
  });
}

/** Removes an added language with its texts; their history stays. [J65] */
export function removeLanguage(
  sql: Sql,
  { lang }: CallRequest<typeof removeCall>,
  context: CallContext,
): Promise<CallOutcome<typeof removeCall>> {
  return sql.begin(async (transaction): Promise<CallOutcome<typeof removeCall>> => {
    if (hasFiles(lang)) return new Failure<'conflict', null>('conflict');

    const [removed] = await transaction`delete from message_language where code = ${lang} returning code`;
    if (!removed) return new Failure<'not-found', null>('not-found');

    const { count: texts } = await transaction`delete from message_override where language = ${lang}`;
    const change = { entity: 'language', id: lang, before: { name: languageNameOf(lang), texts }, after: null };
    await audit(transaction, principalOf(context).actor.id, 'language.remove', null, { language: lang, texts }, change);

    return { texts };
  });
}
