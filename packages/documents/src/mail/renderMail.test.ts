import { brandIds, languageValues } from '@volan/domain-rules';
import { createTranslator } from '@volan/i18n';
import { describe, expect, it } from 'vitest';
import type { Mail } from './Mail.ts';
import { renderMail } from './renderMail.ts';

const origin = 'https://www.volan.test';

const verify = (name: string, more: Partial<Mail> = {}) =>
  renderMail(
    {
      to: 'ana@example.test',
      brand: 'volan',
      language: 'en',
      template: 'verify-email',
      values: { name, code: '123456', minutes: 7 },
      ...more,
    } as Mail,
    origin,
  );

const invitation = (link: string) =>
  verify('', { template: 'company-invitation', values: { company: 'Auto Kuća', inviter: 'Iva', link } });

describe('a mail', () => {
  it('says the same as HTML and as plain text', () => {
    const { subject, html, text } = verify('Ana');
    expect(subject).toBe('123456 is your code for Volan');
    for (const words of [
      'Hello Ana,',
      '123456',
      'Enter this code to confirm your e-mail address. It is valid for 7 minutes.',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  it('of another password says how many passkeys open the account all the same, and where they go', () => {
    const changed = (passkeys?: number) =>
      verify('', {
        template: 'password-changed',
        values: { when: '2026-03-01T10:00:00Z', device: '', ...(passkeys !== undefined && { passkeys }) },
      }).text;
    expect(changed(2)).toContain(
      'without the password: 2. Remove those you do not know in the settings, under “Sign in',
    );
    for (const text of [changed(0), changed()]) expect(text).not.toContain('asskey');
  });

  it('shows a name as text, whatever characters it has', () => {
    const { html } = verify('<img src=x onerror=alert(1)>');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it.each(brandIds)('of %s has its look in light and in dark', (brand) => {
    const { html } = verify('Ana', { brand });
    expect(html.match(/\.sheet \{[^}]*background: #[0-9a-f]{6}/g)?.length).toBe(2);
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('links to pages of its brand in its language, as HTML and as text', () => {
    const { html, text } = invitation('/invitation?key=a&b');
    expect(html).toContain('href="https://www.volan.test/invitation?key=a&amp;b"');
    expect(text).toContain('Accept the invitation:\nhttps://www.volan.test/invitation?key=a&b');
    const paid = { number: 'VOLAN-2026-000001', orderId: 'a-b-c', total: 200_000, currency: 'RSD' } as const;
    const receipt = verify('', { template: 'receipt', values: paid });
    expect(receipt.subject).toBe('Receipt VOLAN-2026-000001');
    expect(receipt.text).toMatch(/RSD\s2,000[^]*https:\/\/www\.volan\.test\/en\/profile\/orders\/receipt\/a-b-c/);
    const status = { status: 'suspended', reason: 'Two reports.\nSee <our> rules.' } as const;
    const told = verify('', { template: 'account-status', values: status });
    expect(told.text).toContain('> Two reports.\n> See <our> rules.');
    expect(told.html).toContain('Two reports.<br>See &lt;our&gt; rules.');
    expect(told.text).toContain('https://www.volan.test/en/contact');
  });

  it('about a receipt does not lead the bookkeeper to a page that asks to sign in', () => {
    const values = { number: 'VOLAN-2026-000001', orderId: 'a-b-c', total: 200_000, currency: 'RSD' } as const;
    const { text } = verify('', { template: 'receipt', values: { ...values, isOther: true } });
    expect(text).not.toContain('/profile/');
    expect(text).toMatch(/attached[^]*the buyer named this address for receipts/);
  });

  it('about a receipt names what was bought, how many and for how much, in its language', () => {
    const products = [
      { id: 'credits-10', quantity: 2, gross: 200_000 },
      { id: 'boost-top', quantity: 1, gross: 90_000 },
    ];
    const values = {
      number: 'VOLAN-2026-000001',
      orderId: 'a-b-c',
      total: 290_000,
      currency: 'RSD',
      products,
    } as const;
    const { text } = verify('', { template: 'receipt', values, language: 'rs' });
    expect(text).toMatch(/Kupljeno: 2 × 10 kredita: 2\.000\sRSD\nKupljeno: Na vrh: 900\sRSD/);
  });

  it.each(['https://evil.test/', '//evil.test/', '/\\evil.test'])('never links to %s', (link) => {
    expect(() => invitation(link)).toThrow('cannot link');
  });

  it('about a fast ad leads to the fast ads of its seller, and names its 14 days [M17]', () => {
    const ad = { title: 'Fabia', fast: true, unsubscribe: '7' };
    const decided = { ...ad, reasons: [], reason: '' };
    const mails = [
      verify('', { template: 'ad-decision', values: { ...decided, decision: 'approved' } }),
      verify('', { template: 'ad-decision', values: { ...decided, decision: 'rejected' } }),
      verify('', { template: 'ad-stopped', values: { ...ad, why: 'expired' } }),
      verify('', { template: 'ad-expires', values: { ...ad, endsOn: '2026-12-01T10:00:00Z' } }),
    ];
    for (const { text } of mails) expect(text).toContain('https://www.volan.test/en/oglasi-na-klik/moji-oglasi');
    expect(mails.at(-1)?.text).toContain('another 14 days');
  });

  it('about a fast ad that was renewed does not offer to renew it again [M17]', () => {
    const ad = { title: 'Fabia', fast: true, renewed: true, unsubscribe: '7' };
    const ends = verify('', { template: 'ad-expires', values: { ...ad, endsOn: '2026-12-01T10:00:00Z' } }).text;
    const ended = verify('', { template: 'ad-stopped', values: { ...ad, why: 'expired' } }).text;
    expect(ends).toContain('cannot be renewed again. Mark it as sold, delete it, or make it a full ad.');
    expect(ended).toContain('cannot be renewed again. You can delete it, or make it a full ad');
    for (const text of [ends, ended]) expect(text).not.toMatch(/Renew the ad|Renew it|can renew/);
  });

  it.each(languageValues)('is written in %s', (language) => {
    const { text } = verify('Ana', { language });
    expect(text.includes('Hello Ana,')).toBe(language === 'en');
  });

  it.each(languageValues)(
    'about a decision names in %s the settlement out of court and the court [DSA 17]',
    (language) => {
      const statement = { grounds: ['reports' as const], appealUntil: '2026-12-01T10:00:00Z' };
      const account = { ...statement, code: 'fraud' as const, until: null, token: 'seven' };
      const redress = createTranslator(language)('statements.redress');
      for (const mail of [
        verify('', {
          language,
          template: 'account-status',
          values: { status: 'banned', reason: '', statement: account },
        }),
        verify('', {
          language,
          template: 'ad-decision',
          values: { title: 'Golf', unsubscribe: '7', decision: 'removed', reasons: [], reason: '', statement },
        }),
      ]) {
        expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(redress);
      }
    },
  );
});
