import type { LanguageValue } from '@volan/domain-rules';
import { publishMessages, type CompiledMessages, type PublishedMessages } from '@volan/i18n';
import { checkMessage } from '@volan/i18n/compile';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { hasFiles, sourceOf } from './textSources.ts';

interface TextRow {
  readonly language: string;
  readonly key: string;
  readonly text: string;
}

/**
 * Compiles valid texts. A text that no longer matches its source is left out, so that the text of the files is used.
 */
export function compileTexts(rows: readonly TextRow[], logger?: Logger): Readonly<Record<string, CompiledMessages>> {
  const messages: Record<string, Record<string, CompiledMessages[string]>> = {};
  for (const { language, key, text } of rows) {
    const source = sourceOf(key);
    const checked = source === undefined ? null : checkMessage(language, source, text);
    if (checked?.ok) (messages[language] ??= {})[key] = checked.compiled;
    else
      logger?.warn(
        { language, key },
        'a published text does not fit its source any more, the text of the files is said',
      );
  }
  return messages;
}

/** Published texts of administrators, kept up to date in this process. */
export interface LiveMessages {
  /** Published texts of a language with files, as ICU, by key. */
  textsOf(language: LanguageValue): Readonly<Record<string, string>>;
  /** All of them in the form for the web server. */
  current(): PublishedMessages;
  /** Reads the published texts again. */
  reload(): Promise<void>;
}

/** Reads the published texts and uses them in this process from then on. */
export async function openMessages(sql: Sql, logger: Logger): Promise<LiveMessages> {
  let current: PublishedMessages = { version: 0, messages: {} };
  let texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
  async function reload() {
    const [rows, [newest]] = await Promise.all([
      sql<TextRow[]>`select language, key, published as text from message_override where published is not null`,
      sql<{ version: number | null }[]>`select max(version) as version from message_publication`,
    ]);
    const version = newest?.version ?? 0;
    if (version === current.version) return;

    const known = rows.filter(({ language }) => hasFiles(language));
    current = { version, messages: compileTexts(known, logger) };
    texts = Object.fromEntries(
      Object.entries(current.messages).map(([language, compiled]) => [
        language,
        Object.fromEntries(
          known.flatMap((row) => (row.language === language && compiled?.[row.key] ? [[row.key, row.text]] : [])),
        ),
      ]),
    );
    publishMessages(current);
  }
  await reload();

  return { reload, current: () => current, textsOf: (language) => texts[language] ?? {} };
}
