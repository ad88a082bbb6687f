import { describe, expect, it } from 'vitest';
import cookiePlugin from '@fastify/cookie';
import Fastify from 'fastify';
import { hasSessionCookie, isPasskeyOfferDue, readsCyrillic, themeServerTiming, type Cookies } from './cookies.ts';

/** The cookies of a request with this header, as the server reads them. */
async function read(cookie = ''): Promise<Cookies> {
  const app = Fastify();
  await app.register(cookiePlugin);
  app.get('/', ({ cookies }) => cookies);
  const { body } = await app.inject({ url: '/', headers: { cookie } });
  await app.close();

  return JSON.parse(body) as Cookies;
}

/** A cookie as the pages write it. */
const cookie = (value: string) => `theme=${encodeURIComponent(JSON.stringify({ value, exp: 9e12 }))}`;

describe('what the server tells a page of its theme [F05]', () => {
  it.each([
    [undefined, 'system'],
    ['', 'system'],
    [cookie('dark'), 'dark'],
    [`uiLangSelected=1; ${cookie('light')}; consent=2`, 'light'],
    [cookie('system'), 'system'],
    [cookie('dark, x; y'), 'system'],
    [`other${cookie('dark')}`, 'system'],
    ['theme=dark', 'system'],
  ])('%s: %s', async (given, told) => {
    expect(themeServerTiming(await read(given))).toEqual({ 'server-timing': `theme;desc=${told}` });
  });
});

describe('whether the offer to sign in without a password is due', () => {
  it.each([
    ['theme=dark; passkeyOffer=due', true],
    ['passkeyOffer=answered', false],
    ['', false],
  ])('%s: %s', async (given, due) => expect(isPasskeyOfferDue(await read(given))).toBe(due));
});

describe('the cookies of a session', () => {
  it.each([
    ['user=%7B%7D; theme=dark', true],
    ['a=1; rfT=x', true],
    ['acT=', true],
    ['xuser=1; user2=2; theme=dark', false],
    ['', false],
  ])('are in "%s": %s', async (header, known) => expect(hasSessionCookie(await read(header))).toBe(known));
});

describe('the script that a visitor reads', () => {
  it.each([
    ['script=cyrl', true],
    ['script=latn', false],
    ['xscript=cyrl', false],
    ['', false],
  ])('is Cyrillic by "%s": %s', async (header, chosen) => expect(readsCyrillic(await read(header))).toBe(chosen));

  it.each([
    ['', 'sr-Cyrl-RS, en;q=0.5', true],
    ['', 'sr-Latn-RS', false],
    ['', 'en, sr-Cyrl', true],
    ['script=latn', 'sr-Cyrl-RS', false],
  ])('is by "%s" and a browser that asks for "%s" Cyrillic: %s', async (header, accepted, cyrillic) =>
    expect(readsCyrillic(await read(header), accepted)).toBe(cyrillic),
  );
});
