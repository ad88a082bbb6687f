import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { openTestAccounts } from '../../testing/openTestAccounts.ts';
import { mailboxSmsSender } from '../sms/mailboxSmsSender.ts';

const api = openedForFile(() => openTestAccounts({ mailbox: true }));

const read = (url: string) => api.app.inject({ url });
const hashOf = (html: string) =>
  createHash('sha256')
    .update(/<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '')
    .digest('base64');

describe('the mailbox of development', () => {
  it('shows mails and text messages, each page with the hash of its own styles and of no other', async () => {
    const { email } = await api.person();
    await mailboxSmsSender(api.database.sql).send({ to: '+381641234567', from: 'Volan', text: '<b>654321</b> je kod' });
    const [mail] = await api.database.sql<{ id: string }[]>`select id from mail where recipient = ${email}`;
    const pages = await Promise.all(
      ['', `/${mail?.id}`, `/${mail?.id}/html`].map((path) => read(`/dev/mailbox${path}`)),
    );
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    for (const { body, headers } of pages) {
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hashOf(body)}';`);
      expect(policy).not.toContain('unsafe');
      expect(body).not.toMatch(/ style="| on\w+=/);
    }
    expect(pages[0]?.body).toContain('SMS: &lt;b&gt;654321&lt;/b&gt; je kod');
    expect(pages[1]?.body).toContain(`src="/dev/mailbox/${mail?.id}/html"`);
    expect((await read('/dev/mailbox?to=%2B381641234567')).body).not.toContain(email);
    expect((await read('/dev/mailbox/9999/html')).statusCode).toBe(404);
  });
});
