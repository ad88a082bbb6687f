import { CliError } from '../CliError.ts';

/**
 * How much of the tests runs: what a change can affect; everything that protects a user; or that and all slow tests
 * that seldom break.
 */
const tiers = ['changed', 'default', 'full'] as const;
export type Tier = (typeof tiers)[number];

/** What `npm test` was asked for. */
export interface TestRequest {
  tier: Tier;
  /** Only these suites; all of the tier if empty. */
  names: readonly string[];
  /** The file or test of the journeys that runs many times on a slow machine. */
  burnIn?: string;
}

const isTier = (word: string): word is Tier => (tiers as readonly string[]).includes(word);

/**
 * Reads the words after `npm test --`: a tier, names of suites, `--burn-in NAME` for journeys.
 *
 * @param known names of all suites
 */
export function readTestRequest(words: readonly string[], known: readonly string[]): TestRequest {
  const burnInAt = words.indexOf('--burn-in');
  const burnIn = burnInAt === -1 ? undefined : (words[burnInAt + 1] ?? '');
  const others = words.filter((_, index) => burnInAt === -1 || (index !== burnInAt && index !== burnInAt + 1));
  const unknown = others.find((word) => !isTier(word) && !known.includes(word));
  if (unknown !== undefined) {
    throw new CliError(
      `"${unknown}" is not a part of the tests.`,
      'Name suites after the tier; the default tier may be left out.',
      `Tiers are: ${tiers.join(', ')}. Suites are: ${known.join(', ')}.`,
    );
  }
  if (burnIn !== undefined && (burnIn === '' || !others.includes('journeys'))) {
    throw new CliError(
      '--burn-in needs the name of a journey.',
      'It runs one file or one test of the journeys many times on a slowed machine.',
      'Say: npm test -- journeys --burn-in findCar.',
    );
  }

  return {
    tier: others.find(isTier) ?? 'default',
    names: others.filter((word) => !isTier(word)),
    ...(burnIn !== undefined && { burnIn }),
  };
}
