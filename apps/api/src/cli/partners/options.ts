import { readDomains, type WrongDomain } from '../../partners/partnerDomains.ts';
import { WrongInput } from './WrongInput.ts';

const maxNameLength = 120;
const maxDomains = 50;
const usualPerMinute = 600;
const maxPerMinute = 100_000;

/** The name of a partner, which may be several words. */
export function readName(words: readonly string[]): string {
  const name = words.join(' ').trim();
  if (name === '' || name.length > maxNameLength) {
    throw new WrongInput(
      `Name the partner, in at most ${maxNameLength} characters: npm run partner -- create "Auto kuća" --domains a.example`,
    );
  }
  return name;
}

/** The domains of a partner's pages, with commas between. */
export function readDomainOption(said = ''): readonly string[] {
  const texts = said
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  if (texts.length === 0) {
    throw new WrongInput("Name the domains of the partner's pages: --domains a.example,b.example");
  }
  const domains = readDomains(texts);
  if (isWrong(domains)) throw new WrongInput(`${sentences[domains.because](domains.text)} Nothing was changed.`);
  if (domains.length > maxDomains) {
    throw new WrongInput(`These are ${domains.length} domains; a key holds on at most ${maxDomains}.`);
  }

  return domains;
}

const isWrong = (read: readonly string[] | WrongDomain): read is WrongDomain => 'because' in read;

const sentences: Record<WrongDomain['because'], (text: string) => string> = {
  'no-domain': (text) =>
    `"${text}" is no domain. Write it without protocol, port and path, such as a.example; an IP address is none.`,
  'public-suffix': (text) =>
    `Below "${text}" everybody may have a domain. Name the partner's own one, such as example.${text}.`,
};

/** How often a key may be used in a minute. */
export function readLimitOption(said?: string): number {
  if (said === undefined) return usualPerMinute;

  const limit = /^\d{1,6}$/.test(said) ? Number(said) : 0;
  if (limit < 1 || limit > maxPerMinute) {
    throw new WrongInput(`"${said}" is no limit: --per-minute takes a whole number from 1 to ${maxPerMinute}.`);
  }

  return limit;
}
