import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkSettings } from './checkSettings.ts';
import { programsOf } from './programsOf.ts';

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
const filled = {
  ...parseEnv(example),
  NODE_ENV: 'production',
  WEB_SECRET: 'long enough and of its own',
  ACCOUNT_SECRET: 'twice as long as the other, and of its own',
  SMTP_URL: 'off',
  MEDIA_DIR: '/srv/media',
  VARIANT_DIR: '/srv/variants',
};

const sentenceOf = (environment: Record<string, string>) => {
  try {
    checkSettings(environment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('npm run serve', () => {
  it('takes .env.example with its gaps filled in', () =>
    expect(checkSettings(filled)).toEqual({
      ports: { web: 3000, api: 4000 },
      processes: { web: 1, api: 1 },
      metricsPort: null,
    }));

  it('names every setting that is missing at once, before anything is started', () =>
    expect(sentenceOf({ NODE_ENV: 'production' })).toMatch(
      /DATABASE_URL: is missing[^]*WEB_SECRET:[^]*ACCOUNT_SECRET:[^]*MEDIA_DIR:[^]*VARIANT_DIR:[^]*Nothing was started/,
    ));

  it.each([
    ['WEB_SECRET', 'development-only-secret'],
    ['WEB_SECRET', 'short'],
    ['ACCOUNT_SECRET', 'development-only-secret-of-accounts'],
    ['DATABASE_URL', 'mysql://x'],
    ['WEB_PORT', '70000'],
    ['API_PROCESSES', '0'],
    ['API_URL', 'nowhere'],
    ['PUBLIC_PROTOCOL', 'ftp'],
    ['TRUSTED_PROXIES', 'one'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', 'x'],
    ['PAGE_CACHE_BYTES', 'much'],
  ])('refuses %s=%s by name', (name, value) => expect(sentenceOf({ ...filled, [name]: value })).toContain(name));

  it('gives several processes one port, and each a port of its own for its numbers', () => {
    const settings = checkSettings({ ...filled, API_PROCESSES: '2', WEB_PROCESSES: '2', METRICS_PORT: '9100' });
    const { api, web } = programsOf(settings);
    const told = [...api, ...web].map(({ name, env }) => [name, env['PORT'], env['SHARE_PORT'], env['METRICS_PORT']]);
    expect(told).toEqual([
      ['api', '4000', 'yes', '9100'],
      ['api', '4000', 'yes', '9101'],
      ['web', '3000', 'yes', '9102'],
      ['web', '3000', 'yes', '9103'],
    ]);
  });
});

/** Where settings are read. */
const readers = [
  'apps/api/src/configuration.ts',
  'apps/api/src/payments/nestpay/readNestpaySettings.ts',
  'apps/web/server/configuration.ts',
  'packages/observability/src/readProcessSettings.ts',
  'tools/serve/checkSettings.ts',
];

describe('every setting', () => {
  const read = readers.flatMap((file) =>
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').match(/(?<=['"[ ])[A-Z]+(?:_[A-Z]+)+(?=['":])/g),
  );
  const names = [...new Set(read)].filter((name) => name !== null);

  it.each(names)('%s is in .env.example and in docs/operating/configuration.md', (name) => {
    const guide = readFileSync(new URL('../../docs/operating/configuration.md', import.meta.url), 'utf8');
    expect(example).toMatch(new RegExp(`^#?${name}=`, 'm'));
    expect(guide).toContain(`\`${name}\``);
  });

  it('is found by this test', () => expect(names.length).toBeGreaterThan(15));
});
