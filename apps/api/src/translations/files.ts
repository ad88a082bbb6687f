import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type exportMessages as exportCall,
  type importMessages as importCall,
} from '@volan/api-contract';
import { checkMessage } from '@volan/i18n/compile';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { audit } from '../platform/audit/audit.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { auditedFrom, markAudited } from '../platform/server/auditScope.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { allKeys, fileTexts, sourceOf } from './textSources.ts';
import { isTextLanguage, lockTexts, storeText } from './writeText.ts';
import { readXliff, writeXliff } from './xliff.ts';

/** The language that translators see as the source. */
const shownSource = 'en';

/** All texts of a language as a file, with an entry of the audit log. [J63, M59] */
export async function exportTexts(
  sql: Sql,
  { lang, format }: CallRequest<typeof exportCall>,
  context: CallContext,
): Promise<CallOutcome<typeof exportCall>> {
  if (!(await isTextLanguage(sql, lang))) return new Failure<'not-found', null>('not-found');

  await auditedFrom(context, () =>
    sql.begin((transaction) =>
      audit(transaction, principalOf(context).actor.id, 'messages.exported', null, { language: lang, format }),
    ),
  );
  const own = await sql<{ key: string; draft: string }[]>`
    select key, draft from message_override where language = ${lang} and draft is not null`;
  const texts: Readonly<Record<string, string>> = {
    ...fileTexts(lang),
    ...Object.fromEntries(own.map(({ key, draft }) => [key, draft])),
  };
  const textOf = (key: string) => texts[key] ?? '';
  if (format === 'json') {
    const content = `${JSON.stringify(Object.fromEntries(allKeys.map((key) => [key, textOf(key)])), null, 2)}\n`;
    return { name: `messages.${lang}.json`, type: 'application/json', content };
  }
  const sources = fileTexts(shownSource);
  const units = allKeys.map((key) => ({ key, source: sources[key] ?? '', target: textOf(key) }));

  return { name: `messages.${lang}.xlf`, type: 'application/xliff+xml', content: writeXliff(shownSource, lang, units) };
}

const JsonTexts = z.record(z.string(), z.string());

/** The texts of a file by key; null where it cannot be read. */
function readTexts(format: 'json' | 'xliff', content: string): ReadonlyMap<string, string> | null {
  if (format === 'xliff') return readXliff(content);

  try {
    const read = JsonTexts.safeParse(JSON.parse(content));
    return read.success ? new Map(Object.entries(read.data)) : null;
  } catch {
    return null;
  }
}

/** Most refused texts that are listed; further ones are counted. */
const maxTold = 100;

/** Imports a file of texts as drafts. [J63] */
export async function importTexts(
  sql: Sql,
  { lang, format, content }: CallRequest<typeof importCall>,
  context: CallContext,
): Promise<CallOutcome<typeof importCall>> {
  if (!(await isTextLanguage(sql, lang))) return new Failure<'not-found', null>('not-found');

  const texts = readTexts(format, content);
  if (!texts) return fieldFailure('content', 'unreadable');

  const { actor } = principalOf(context);
  const given = [...texts].filter(([, text]) => text !== '').sort(([one], [other]) => (one < other ? -1 : 1));
  const refused = given.flatMap(([key, text]) => {
    const source = sourceOf(key);
    const checked = source === undefined ? null : checkMessage(lang, source, text);
    if (checked?.ok) return [];

    return [{ key: key.slice(0, 120), problems: checked ? [...checked.problems] : ['unknown-key'] }];
  });
  const bad = new Set(refused.map(({ key }) => key));
  const good = given.filter(([key]) => !bad.has(key.slice(0, 120)));
  const stored = await sql.begin(async (transaction) => {
    const before = await lockTexts(
      transaction,
      lang,
      good.map(([key]) => key),
    );
    let count = 0;
    for (const [key, text] of good) {
      const written = { lang, key, text, machine: false, actorId: actor.id };
      const now = before.get(key);
      // an unchanged text keeps its origin, because a file does not say who made it
      const isSame = text === (now?.draft ?? fileTexts(lang)[key] ?? '');
      if (!isSame && (await storeText(transaction, written, now))) count += 1;
    }
    if (count === 0) markAudited();
    else await audit(transaction, actor.id, 'message.import', null, { language: lang, texts: count });

    return count;
  });

  return {
    stored,
    same: good.length - stored,
    refused: refused.slice(0, maxTold),
    refused_total: refused.length,
  };
}
