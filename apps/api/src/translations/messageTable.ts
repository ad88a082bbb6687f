import type { CallOutcome, CallRequest, listManagedMessages as call, MessageLanguage } from '@volan/api-contract';
import { languageValues } from '@volan/domain-rules';
import { messageShape } from '@volan/i18n/compile';
import { compiledMessage, type MessageKey } from '@volan/i18n';
import type { Sql } from 'postgres';
import { allKeys, contextOfKey, fileTexts, hasFiles, languageNameOf, sourceLanguage } from './textSources.ts';
import { presentText, type StoredText } from './writeText.ts';

/** Keys on one page. */
const perPage = 25;

type StoredTexts = ReadonlyMap<string, StoredText>;

/** Own texts by language and key. */
async function readStored(sql: Sql): Promise<ReadonlyMap<string, StoredTexts>> {
  const rows = await sql<(StoredText & { language: string; key: string })[]>`
    select language, key, draft, published, machine, version from message_override`;
  const byLanguage = new Map<string, Map<string, StoredText>>();
  for (const { language, key, ...text } of rows) {
    const texts = byLanguage.get(language) ?? new Map<string, StoredText>();
    byLanguage.set(language, texts.set(key, text));
  }

  return byLanguage;
}

/** Every language with the state of its texts: those with files first. */
async function languagesOf(sql: Sql, stored: ReadonlyMap<string, StoredTexts>): Promise<MessageLanguage[]> {
  const added = await sql<{ code: string }[]>`select code from message_language order by code`;
  return [...languageValues, ...added.map(({ code }) => code)].map((code) => {
    const own = [...(stored.get(code)?.values() ?? [])];
    const written = own.filter(({ draft }) => draft !== null).length;
    return {
      code,
      name: languageNameOf(code),
      files: hasFiles(code),
      missing: hasFiles(code) ? 0 : allKeys.length - written,
      machine: own.filter(({ machine }) => machine).length,
      changed: own.filter(({ draft, published }) => draft !== published).length,
    };
  });
}

/** A page of keys with their texts, by search and filters. [J63] */
export async function messageTable(
  sql: Sql,
  { langs, keyword = '', state, page = 1 }: CallRequest<typeof call>,
  hasTranslator: boolean,
): Promise<CallOutcome<typeof call>> {
  const stored = await readStored(sql);
  const languages = await languagesOf(sql, stored);
  const known = new Set(languages.map(({ code }) => code));
  const asked = [...new Set(langs.split(','))].filter((code) => known.has(code));
  const textOf = (code: string, key: string) => presentText(fileTexts(code)[key] ?? '', stored.get(code)?.get(key));
  const wanted = keyword.trim().toLocaleLowerCase();
  const found = allKeys.filter((key) => {
    const texts = wanted === '' && state === undefined ? [] : asked.map((code) => textOf(code, key));
    const isFound =
      wanted === '' ||
      key.toLowerCase().includes(wanted) ||
      texts.some(({ text }) => text.toLocaleLowerCase().includes(wanted));
    return (
      isFound && (state === undefined || texts.some((text) => (state === 'missing' ? text.text === '' : text[state])))
    );
  });
  const shown = found.slice((page - 1) * perPage, page * perPage);

  return {
    data: shown.map((key) => ({
      key,
      context: contextOfKey(key),
      // from the files only, because a stored text has the same arguments
      arguments: Object.keys(messageShape(compiledMessage(key as MessageKey, sourceLanguage)).parameters),
      texts: Object.fromEntries(asked.map((code) => [code, textOf(code, key)])),
    })),
    meta: { page, total: found.length, keys: allKeys.length, languages, translator: hasTranslator },
  };
}
