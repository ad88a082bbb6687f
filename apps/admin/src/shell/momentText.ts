import { toHtmlLang } from '@volan/domain-rules';
import type { AdminSite } from './site.ts';

/** A day with its time to the second, by the clock of the reader. */
export function momentText({ language, words }: AdminSite, at: string): string {
  const time = new Intl.DateTimeFormat(toHtmlLang(language), { timeStyle: 'medium', hourCycle: 'h23' });
  return `${words.formats.date(at)} ${time.format(new Date(at))}`;
}
