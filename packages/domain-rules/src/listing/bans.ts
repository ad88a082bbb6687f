import { fold } from '../search/fold.ts';
import { readableText } from '../text/readableText.ts';

/** The things that can be banned: a word of ads, an e-mail address or its domain, a network. [P58] */
export const banKinds = ['word', 'email', 'network'] as const;

/** A word of {@link banKinds}. */
export type BanKind = (typeof banKinds)[number];

/** Days of the past that a ban is tried on before it is kept. */
export const banTrialDays = 30;

/** Letters that a banned word has at least: shorter ones hit half of all ads. */
export const minBannedWord = 3;

const emailOrDomain = /^(?:[^\s@]{1,64})?@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/**
 * The words of a text as people read it, folded, with one space between them and at both ends. Banned words are
 * searched in it. [P58]
 */
export const wordsForBans = (text: string) =>
  ` ${fold(readableText(text).text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The stored form of a banned word or phrase; null if it is too short. [P58] */
export function bannedWordOf(text: string): string | null {
  const word = wordsForBans(text).trim();
  return word.replaceAll(' ', '').length >= minBannedWord ? word : null;
}

/** An address, or `@` and a domain with at least one dot, in small letters; null for any other text. [P58] */
export function bannedEmailOf(text: string): string | null {
  const given = text.trim().toLowerCase();
  const email = given.includes('@') ? given : `@${given}`;
  return emailOrDomain.test(email) ? email : null;
}

/** The two bans that hit an address: its own, and that of its domain. @param email in small letters */
export const bansOfEmail = (email: string) => [email, email.slice(email.lastIndexOf('@'))];
