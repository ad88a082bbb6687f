import { z } from 'zod';
import type { Translator } from './Translator.ts';

/** The translation service. */
export interface TranslatorSettings {
  /** Address that texts are posted to, such as `https://translate.example/translate`. */
  readonly url: string;
  /** Sent as `api_key`. Null: the service needs none. */
  readonly key: string | null;
}

/** Longest wait for a translation, in milliseconds. A user is waiting for the page. */
const timeoutMs = 8000;

/** Largest answer that is read, in bytes. */
const maxBytes = 200_000;

const Translated = z.object({ translatedText: z.string().min(1).max(40_000) });

/** Languages that have another code at the service (ISO 639-1). */
const codes: Readonly<Record<string, string>> = { rs: 'sr' };
const codeOf = (language: string) => codes[language] ?? language;

/**
 * A translator with the protocol of LibreTranslate: `POST {"q","source","target","format"}` as JSON, answered by
 * `{"translatedText"}`. Redirects are not followed. [J62, J66]
 *
 * @param wait longest wait in milliseconds; tests set a shorter one
 */
export function httpTranslator({ url, key }: TranslatorSettings, wait = timeoutMs): Translator {
  return {
    async translate(text, from, to) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          q: text,
          source: from === null ? 'auto' : codeOf(from),
          target: codeOf(to),
          format: 'text',
          ...(key !== null && { api_key: key }),
        }),
        signal: AbortSignal.timeout(wait),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The translator answered ${response.status}.`);
      }
      const answer = await response.text();
      if (answer.length > maxBytes) throw new Error('The translator answered with too much.');

      return Translated.parse(JSON.parse(answer)).translatedText;
    },
  };
}
