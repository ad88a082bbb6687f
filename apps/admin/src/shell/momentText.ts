import { toHtmlLang } from '@volan/domain-rules';
import type { AdminSite } from './site.ts';

/** A day with its time to the second, in the time zone of the user. */
export function momentText({ language, words }: AdminSite, at: string): string {
  const time = new Intl.DateTimeFormat(toHtmlLang(language), { timeStyle: 'medium', hourCycle: 'h23' });
  return `${words.formats.date(at)} ${time.format(new Date(at))}`;
}
