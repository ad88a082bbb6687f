import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const least = { DATABASE_URL: 'postgres://volan:volan@127.0.0.1:5432/volan' };
const production = { ...least, NODE_ENV: 'production', MEDIA_DIR: '/srv/media', VARIANT_DIR: '/srv/variants' };
const bank = { PAYMENT_GATEWAY_URL: 'https://bank.example' };
const company = {
  COMPANY_NAME: 'Volan d.o.o.',
  COMPANY_ADDRESS: 'Bulevar 1, 11000 Beograd',
  COMPANY_TAX_ID: '100000001',
  COMPANY_REGISTRY_NUMBER: '20000001',
};
const served = { ...production, WEB_SECRET: 'x'.repeat(16), ACCOUNT_SECRET: 'x'.repeat(32) };

describe('the settings of the server', () => {
  it('have defaults in development but for the database', () =>
    expect(readConfiguration(least)).toMatchObject({ port: 4000, host: '127.0.0.1', searchIndex: 'memory' }));

  it('treat an empty variable as an absent one', () =>
    expect(readConfiguration({ ...least, PORT: '' }).port).toBe(4000));

  it.each([
    [{}, 'DATABASE_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ ...least, PORT: '40x' }, 'PORT'],
    [{ ...least, PORT: '70000' }, 'PORT'],
    [{ ...least, SEARCH_INDEX: 'disk' }, 'SEARCH_INDEX'],
    [{ ...least, WEB_SECRET: 'short' }, 'WEB_SECRET'],
    [{ ...least, ACCOUNT_SECRET: 'sixteen letters!' }, 'ACCOUNT_SECRET'],
    [{ ...least, SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
    [{ ...least, MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ ...least, MAIL_FROM: 'unknown=a@b.rs' }, 'MAIL_FROM'],
    [{ ...least, PUBLIC_ORIGINS: 'https://www.volan.rs' }, 'PUBLIC_ORIGINS'],
    [{ ...least, PUBLIC_ORIGINS: 'volan=https://www.volan.rs/path' }, 'PUBLIC_ORIGINS'],
    [{ ...least, SMS_URL: 'http://sms.example.com' }, 'SMS_URL'],
    [{ ...least, SMS_URL: 'https://sms.example.com' }, 'SMS_KEY'],
    [{ ...least, FISCAL_URL: 'https://fiscal.example' }, 'FISCAL_KEY'],
    [
      { ...least, FISCAL_URL: 'https://fiscal.example', FISCAL_KEY: 'x'.repeat(16), FISCAL_SINCE: 'today' },
      'FISCAL_SINCE',
    ],
    [{ ...least, VAPID_PRIVATE_KEY: 'key' }, 'VAPID_PRIVATE_KEY'],
    [{ ...least, VAPID_PRIVATE_KEY: '_'.repeat(43) }, 'VAPID_PRIVATE_KEY'],
    [{ ...least, PUSH_SERVICES: 'https://push.example.com' }, 'PUSH_SERVICES'],
    [{ ...least, GOOGLE_KEYS_URL: 'keys' }, 'GOOGLE_KEYS_URL'],
    [{ ...least, REDIS_URL: '127.0.0.1:6379' }, 'REDIS_URL'],
    [{ ...least, REDIS_URL: 'http://127.0.0.1:6379' }, 'REDIS_URL'],
    [{ ...least, PAYMENT_GATEWAY_URL: 'bank.example' }, 'PAYMENT_GATEWAY_URL'],
    [{ ...least, PAYMENT_GATEWAY_URL: 'https://bank.example/fim' }, 'PAYMENT_GATEWAY_URL'],
    [{ ...least, ...bank, PAYMENT_MD_STATUSES: '1,0' }, 'PAYMENT_MD_STATUSES'],
    [{ ...least, ...bank, PAYMENT_HASH: 'ver1' }, 'PAYMENT_HASH'],
    [{ ...least, ...bank, PAYMENT_SENDS_INSTALMENT: '1' }, 'PAYMENT_SENDS_INSTALMENT'],
    [{ ...least, COMPANY_BANK_ACCOUNT: '160-123-92' }, 'COMPANY_BANK_ACCOUNT'],
    [{ ...least, COMPANY_IBAN: 'DE89370400440532013001' }, 'COMPANY_IBAN'],
    [{ ...least, COMPANY_SWIFT: 'BANK' }, 'COMPANY_SWIFT'],
    [{ ...least, COMPANY_BANK_ACCOUNT: '999-1234-38', COMPANY_NAME: 'V'.repeat(71) }, 'COMPANY_NAME'],
    [{ ...least, METRICS_PORT: '-1' }, 'METRICS_PORT'],
    [{ ...least, STOP_DELAY_SECONDS: 'soon' }, 'STOP_DELAY_SECONDS'],
    [{ ...least, SHARE_PORT: 'maybe' }, 'SHARE_PORT'],
  ])('%j is refused and %s is named', (variables, name) => expect(() => readConfiguration(variables)).toThrow(name));

  it('name every wrong variable at once', () =>
    expect(() => readConfiguration({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/DATABASE_URL[^]*PORT[^]*LOG_LEVEL/));

  it('show mails in the mailbox of development if no mail server is set, never in production', () => {
    expect(readConfiguration(least).mail).toBe('mailbox');
    expect(readConfiguration({ ...least, SMTP_URL: 'smtp://127.0.0.1:25' }).mail).toEqual({
      url: 'smtp://127.0.0.1:25',
    });
    expect(readConfiguration({ ...served, SMTP_URL: 'off' }).mail).toBe('off');
  });

  it('take no cards without a gateway, and in development those of the test gateway [A19]', () => {
    expect(readConfiguration(least).payments).toBeNull();
    expect(readConfiguration({ ...least, PAYMENT_GATEWAY_URL: 'http://127.0.0.1:4010/' }).payments).toEqual({
      url: 'http://127.0.0.1:4010',
      clientId: '990000001',
      storeKey: 'development-only-store-key',
      apiUser: 'development',
      apiPassword: 'development-only-password',
      mdStatuses: ['1', '2', '3', '4'],
      hashAlgorithm: 'ver3',
      sendsInstalment: true,
      sendsCallbackUrl: true,
    });
  });

  it('take cards in production only for a company that receipts can name [A20]', () => {
    const given = { ...served, ...bank, SMTP_URL: 'off' };
    expect(() => readConfiguration(given)).toThrow('COMPANY_NAME: receipts of volan need the company that sells');
  });

  it('offer transfers where a brand has an account in its currency, and no default anywhere [A20]', () => {
    expect(readConfiguration(least).payees).toEqual({ volan: null, gearlane: null });
    const given = {
      ...least,
      COMPANY_BANK_ACCOUNT: '999-1234-38',
      COMPANY_IBAN_GEARLANE: 'de89 3704 0044 0532 0130 00',
    };
    expect(readConfiguration(given).payees).toEqual({
      volan: { account: '999000000000123438', swift: null },
      gearlane: { account: 'DE89370400440532013000', swift: null },
    });
    expect(() => readConfiguration({ ...served, SMTP_URL: 'off', COMPANY_BANK_ACCOUNT: '999-1234-38' })).toThrow(
      'COMPANY_NAME: receipts of volan need the company that sells',
    );
  });

  it('take cards in production only at a bank, with the secrets that it gave [A19, E24]', () => {
    const given = {
      ...served,
      ...bank,
      ...company,
      SMTP_URL: 'off',
      PAYMENT_CLIENT_ID: '13IN000123',
      PAYMENT_STORE_KEY: 'key',
      PAYMENT_API_USER: 'user',
      PAYMENT_API_PASSWORD: 'password',
      PAYMENT_MD_STATUSES: '1,2',
      PAYMENT_SENDS_CALLBACK_URL: 'no',
    };
    expect(readConfiguration(given).payments).toMatchObject({
      url: 'https://bank.example',
      mdStatuses: ['1', '2'],
      sendsCallbackUrl: false,
    });
    for (const url of [
      'http://bank.example',
      'https://127.0.0.1:4010',
      'https://localhost',
      'https://bank.localhost',
    ]) {
      expect(() => readConfiguration({ ...given, PAYMENT_GATEWAY_URL: url })).toThrow(
        'PAYMENT_GATEWAY_URL: production',
      );
    }
    for (const name of ['PAYMENT_CLIENT_ID', 'PAYMENT_STORE_KEY', 'PAYMENT_API_USER', 'PAYMENT_API_PASSWORD']) {
      expect(() => readConfiguration({ ...given, [name]: '' })).toThrow(`${name}: production`);
    }
  });

  it('send text messages through a gateway, into the mailbox of development, or not at all', () => {
    const gateway = { SMS_URL: 'https://sms.example.com/send', SMS_KEY: 'k' };
    expect(readConfiguration({ ...least, ...gateway }).sms).toEqual({ url: 'https://sms.example.com/send', key: 'k' });
    expect(readConfiguration(least).sms).toBe('mailbox');
    expect(readConfiguration({ ...served, SMTP_URL: 'off' }).sms).toBe('off');
  });

  it('send notifications with the configured key, and in production never to this machine', () => {
    const told = {
      VAPID_PRIVATE_KEY: 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE',
      PUSH_SERVICES: 'localhost:8443 *.push.example.com',
    };
    expect(readConfiguration(least).push).toBeNull();
    expect(readConfiguration({ ...least, ...told }).push?.services).toEqual(['localhost:8443', '*.push.example.com']);
    expect(() => readConfiguration({ ...served, ...told, SMTP_URL: 'off' })).toThrow(
      /PUSH_SERVICES: .*at localhost:8443$/,
    );
  });

  it('know the address of each brand, which defaults to that of its own settings', () => {
    expect(readConfiguration({ ...least, WEB_PORT: '8080' }).brandAddresses.volan).toEqual({
      origin: 'http://volan.localhost:8080',
      mailFrom: 'info@volan.localhost',
    });
    const told = {
      PUBLIC_ORIGINS: 'volan=https://www.volan.rs, gearlane=https://gearlane.com',
      MAIL_FROM: 'posta@volan.rs gearlane=post@gearlane.com',
    };
    expect(readConfiguration({ ...least, ...told }).brandAddresses).toEqual({
      volan: { origin: 'https://www.volan.rs', mailFrom: 'posta@volan.rs' },
      gearlane: { origin: 'https://gearlane.com', mailFrom: 'post@gearlane.com' },
    });
    const sends = { ...served, SMTP_URL: 'smtp://mail.volan.rs' };
    expect(() => readConfiguration({ ...sends, PUBLIC_PROTOCOL: 'https' })).toThrow(
      /mails of volan[^]*mails of gearlane/,
    );
    expect(readConfiguration({ ...sends, ...told }).mail).toEqual({ url: 'smtp://mail.volan.rs' });
  });

  it('in production refuse the secrets and the folders of development', () => {
    expect(() => readConfiguration(production)).toThrow('WEB_SECRET');
    expect(() => readConfiguration({ NODE_ENV: 'production' })).toThrow(
      /DATABASE_URL[^]*WEB_SECRET[^]*ACCOUNT_SECRET[^]*SMTP_URL[^]*MEDIA_DIR[^]*VARIANT_DIR/,
    );
    const secret = {
      WEB_SECRET: 'long enough and of its own',
      ACCOUNT_SECRET: 'twice as long as the other, and of its own',
      SMTP_URL: 'off',
    };
    expect(() => readConfiguration({ ...production, ...secret, MEDIA_DIR: '' })).toThrow('MEDIA_DIR');
    expect(readConfiguration({ ...production, ...secret }).production).toBe(true);
  });
});
