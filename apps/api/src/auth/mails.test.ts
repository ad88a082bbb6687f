import { userStatus } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { goodPassword, openTestAccounts } from '../testing/openTestAccounts.ts';
import { notifyStatus } from '../moderation/notifyStatus.ts';

const api = openedForFile(openTestAccounts);

const mailsTo = (email: string) =>
  api.database.sql<{ template: string; language: string; brand: string; content: object }[]>`
    select template, language, brand, content from mail where recipient = ${email} order by id`;

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);

describe('the owner of an account', () => {
  it('gets a mail about a sign-in with a new device, not about the first one or a known one', async () => {
    const { email } = await api.person(undefined, { headers: { 'user-agent': chrome } });
    await api.signIn(email, undefined, { headers: { 'user-agent': chrome } });
    expect(await templatesTo(email)).toEqual(['verify-email']);
    await api.signIn(email, undefined, { headers: { 'user-agent': firefox } });
    await api.signIn(email, undefined, { headers: { 'user-agent': firefox } });
    expect(await templatesTo(email)).toEqual(['verify-email', 'new-sign-in']);
    expect((await mailsTo(email)).at(-1)?.content).toMatchObject({ device: 'Firefox, Linux' });
  });

  it('gets a mail about a sign-in from a new country, whatever the device', async () => {
    const { email } = await api.person(undefined, { headers: { 'user-agent': chrome } });
    await api.signIn(email, undefined, { headers: { 'user-agent': chrome }, address: '5.9.0.1' });
    expect((await mailsTo(email)).at(-1)).toMatchObject({ template: 'new-sign-in', content: { country: 'DE' } });
  });

  it('gets one mail a day when somebody registers with the address again; the answer does not change [J01]', async () => {
    const { email } = await api.person();
    const again = () => api.call('POST', '/auth/register', { email, password: goodPassword, name: 'Neko Drugi' });
    for (let time = 0; time < 3; time += 1) {
      const { status, errors } = await again();
      expect([status, errors]).toEqual([422, { email: ['email-taken'] }]);
    }
    expect(await templatesTo(email)).toEqual(['verify-email', 'email-already-registered']);
  });

  it('gets one welcome mail for a business, when the address is confirmed [J02]', async () => {
    const email = api.newEmail();
    const { data } = await api.call('POST', '/auth/register-business', {
      email,
      password: goodPassword,
      name: 'Auto Kuća Ana',
      legal_name: 'Auto Kuća Ana d.o.o.',
      type: 2,
      country_id: 276,
      tax_id: 'DE123456789',
      address: 'Hauptstraße 1',
      phone: '0151 23456789',
    });
    const { accessToken } = data as { accessToken: string };
    const code = await api.mailedCode(email);
    await api.call('POST', '/auth/verify/email', { code }, { as: accessToken });
    await api.call('POST', '/auth/verify/email', {}, { as: accessToken });
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      template: 'welcome-business',
      content: { name: 'Auto Kuća Ana', company: 'Auto Kuća Ana' },
    });
    expect(await templatesTo(email)).toEqual(['verify-email', 'welcome-business']);
  });

  it('gets a mail about a new state with its reason, in the brand and the language of the account [J41]', async () => {
    const { user, email } = await api.person(undefined, {
      headers: { 'x-brand': 'gearlane', 'accept-language': 'de' },
    });
    await notifyStatus(api.database.sql, user.id, { status: userStatus.suspended, reason: 'Zwei Meldungen' });
    await notifyStatus(api.database.sql, user.id, { status: userStatus.deleted, reason: '' });
    expect((await mailsTo(email)).slice(1)).toEqual([
      {
        template: 'account-status',
        language: 'de',
        brand: 'gearlane',
        content: { status: 'suspended', reason: 'Zwei Meldungen' },
      },
    ]);
  });
});
