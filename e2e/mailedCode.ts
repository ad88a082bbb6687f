import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf, type hosts } from './addressOf.ts';

/**
 * The six digits in the subject of the last mail to an address that says `about`, read in the mailbox. Mails are sent after
 * the page has answered, and an older one may lie there.
 */
export async function mailedCode(
  context: BrowserContext,
  host: keyof typeof hosts,
  email: string,
  about = '',
): Promise<string> {
  const mailbox = await context.newPage();
  let subjects: string[] = [];
  const read = async () => {
    await mailbox.goto(addressOf(host, `/dev/mailbox?to=${email}`));
    subjects = await mailbox.locator('td a').allTextContents();
    return subjects;
  };
  const wanted = new RegExp(`${about}.*\\d{6}|\\d{6}.*${about}`);
  await expect.poll(read).toContainEqual(expect.stringMatching(wanted));
  await mailbox.close();
  return /\d{6}/.exec(subjects.find((subject) => wanted.test(subject)) ?? '')?.[0] ?? '';
}
