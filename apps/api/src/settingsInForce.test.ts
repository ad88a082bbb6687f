import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { settingsInForce } from './settingsInForce.ts';

it('settings are shown without any secret', () => {
  const secrets = {
    DATABASE_URL: 'postgres://volan:tajna-baze@db.example/volan',
    WEB_SECRET: 'tajna-veba-0123456789',
    ACCOUNT_SECRET: 'tajna-naloga-0123456789-0123456789-0123',
    SMTP_URL: 'smtps://posta:tajna-poste@mail.example',
    SMS_URL: 'https://sms.example/send',
    SMS_KEY: 'tajna-sms',
    TRANSLATOR_URL: 'https://prevod.example/translate',
    TRANSLATOR_KEY: 'tajna-prevoda',
    REDIS_URL: 'redis://:tajna-redisa@redis.example',
  };
  const settings = settingsInForce(readConfiguration(secrets));
  expect(JSON.stringify(settings)).not.toContain('tajna');
  expect(Object.fromEntries(settings.map(({ name, value }) => [name, value]))).toMatchObject({
    DATABASE_URL: 'postgres://db.example/volan',
    SMTP_URL: 'smtps://mail.example',
    WEB_SECRET: 'set',
    VAPID_PRIVATE_KEY: 'not set',
    PAYMENT_GATEWAY_URL: 'off',
  });
});
