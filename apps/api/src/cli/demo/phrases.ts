import { readDemoFile } from './demoFolder.ts';
import { markets } from './markets.ts';

/** Sentences that sellers write, by the facts of the ad. */
export type PhraseKind =
  | 'firstOwner'
  | 'firstOwnerMyself'
  | 'laterOwner'
  | 'serviceBook'
  | 'bigService'
  | 'state'
  | 'battery'
  | 'garaged'
  | 'tyres'
  /** Warranty of the maker. */
  | 'warranty'
  /** Warranty of the dealer. */
  | 'warrantyGiven'
  | 'credit'
  | 'exchangeCheaper'
  | 'exchangeAny'
  | 'damaged'
  | 'imported'
  | 'check'
  | 'end'
  /** The price is negotiable. */
  | 'haggle'
  | 'salon'
  | 'other'
  /** Other things that a private person no longer needs. */
  | 'otherOfPerson';

/** The sentences of a language. */
export type Phrases = Readonly<Record<PhraseKind, readonly string[]>>;

/** Reads the sentences of every market's language. */
export async function readPhrases(): Promise<ReadonlyMap<string, Phrases>> {
  const read = markets.map(
    async ({ language }) => [language, await readDemoFile<Phrases>(`phrases/${language}.json`)] as const,
  );
  return new Map(await Promise.all(read));
}
