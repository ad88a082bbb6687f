import { expect } from 'vitest';
import type { hosts } from './addressOf.ts';
import { ask } from './ask.ts';

/**
 * The six digits in the subject of the last mail to an address that says `about`, read in the mailbox. Mails are sent
 * after the page has answered, and an older one may lie there.
 */
export async function mailedCode(host: keyof typeof hosts, email: string, about = ''): Promise<string> {
  const wanted = new RegExp(`${about}.*\\d{6}|\\d{6}.*${about}`);
  const subjectOf = async () => {
    const { body } = await ask(host, `/dev/mailbox?to=${encodeURIComponent(email)}`);
    const subjects = [...body.matchAll(/<td[^>]*>\s*<a [^>]*>([^<]*)<\/a>/g)].map(([, subject = '']) => subject);
    return subjects.find((subject) => wanted.test(subject)) ?? '';
  };
  await expect.poll(subjectOf).toMatch(wanted);

  return /\d{6}/.exec(await subjectOf())?.[0] ?? '';
}
