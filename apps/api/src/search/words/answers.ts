import type { Registry } from '../../taxonomy/Registry.ts';
import type { Test } from '../SearchIndex.ts';
import { either } from './either.ts';
import { joinedPieces, type Piece } from './splitWords.ts';
import { answerWords, filterWords } from './wordTables.ts';

/** An answer of the taxonomy that words name. */
export interface NamedAnswer {
  /** The filter and its value. */
  readonly key: string;
  readonly slug: string;
  /** Number of pieces that name it. */
  readonly count: number;
  /** True: it becomes a filter. False: the seller's own words count like the answer. */
  readonly isFilter: boolean;
  /** Test for ads with the answer. */
  readonly answer: Test;
  /** Test for ads that the words mean. */
  readonly test: Test;
}

/** The answer that is named at a place of a text: a fuel, a gearbox, a body, a drive, a colour. Null: none. */
export function answerAt(registry: Registry, pieces: readonly Piece[], at: number): NamedAnswer | null {
  for (const count of [3, 2, 1]) {
    const word = joinedPieces(pieces, at, count);
    const said = filterWords.get(word) ?? answerWords.get(word);
    const [key = '', slug = ''] = said?.split(':') ?? [];
    const filter = registry.specificationsBySlug.get(key)?.filtersBySlug.get(slug);
    if (!filter) continue;

    const isFilter = filterWords.has(word);
    const answer: Test = { kind: 'any', of: [{ source: 'filter_id', ids: [filter.id] }] };
    const synonyms = [...answerWords].flatMap(([each, of]) => (of === said ? [each] : []));
    const apart: Test[] =
      count > 1 ? [{ kind: 'words', groups: pieces.slice(at, at + count).map(({ text }) => [text]) }] : [];
    const test = isFilter ? answer : either(answer, { kind: 'words', groups: [synonyms] }, ...apart);

    return { key, slug, count, isFilter, answer, test };
  }
  return null;
}
