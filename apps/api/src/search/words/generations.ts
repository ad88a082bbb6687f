import type { ChassisRecord, ModelRecord } from '../../taxonomy/Registry.ts';
import type { Test } from '../SearchIndex.ts';
import { codesOf } from './catalogueNames.ts';
import { either } from './either.ts';
import { joinedPieces, type Piece } from './splitWords.ts';
import { romans } from './wordTables.ts';

/**
 * Generations of these models that a name means: their code (`b8`, `mk2`), a Roman number, the digit of a code, or else
 * the place in order of years.
 */
export function generationsOf(models: readonly ModelRecord[], name: string): readonly ChassisRecord[] {
  if (name === '') return [];

  const number = romans.get(name) ?? name;
  const all = models.flatMap(({ chassis }) => chassis);
  const exact = all.filter((chassis) => [name, number, `mk${number}`].some((code) => codesOf(chassis).includes(code)));
  if (exact.length > 0 || !/^\d$/.test(number)) return exact;

  // "passat 6" is the B6; if no code has that number, it is the sixth generation
  const byDigit = all.filter((chassis) =>
    codesOf(chassis).some((code) => /^\p{L}\d$/u.test(code) && code.endsWith(number)),
  );
  if (byDigit.length > 0) return byDigit;

  return models.flatMap(({ chassis }) => {
    const inOrder = chassis.toSorted((a, b) => (a.year_from ?? 0) - (b.year_from ?? 0));
    return inOrder[Number(number) - 1] ?? [];
  });
}

/** Test for ads that name one of these generations. */
export const ofGenerations = (generations: readonly ChassisRecord[]): Test => ({
  kind: 'any',
  of: [{ source: 'chassis_id', ids: generations.map(({ id }) => id) }],
});

/** Tests for ads of these generations, and for ads of their models and years that name no generation. */
export function generationTests(generations: readonly ChassisRecord[]): Test[] {
  const ofYears = generations.flatMap(({ model, year_from, year_to }): Test[] =>
    year_from === null
      ? []
      : [
          {
            kind: 'except',
            of: {
              kind: 'every',
              of: [
                { kind: 'any', of: [{ source: 'model_id', ids: [model.id] }] },
                {
                  kind: 'ranges',
                  source: 'year',
                  spans: [{ min: year_from, ...(year_to !== null && { max: year_to }) }],
                },
              ],
            },
            but: { kind: 'any', of: [{ source: 'chassis_id', ids: model.chassis.map(({ id }) => id) }] },
          },
        ],
  );
  return [either(ofGenerations(generations), ...ofYears)];
}

/**
 * The name of a generation that starts at `at`, behind a model, and has `length` pieces. `b8`, `mk2` and `b5.5` may be
 * anywhere behind the model; `7`, `VII` and `h` only directly behind it (`isNext`) and alone. Empty: not a name.
 */
export function nameOfGeneration(pieces: readonly Piece[], at: number, length: number, isNext: boolean): string {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (!piece) return '';
  if (length === 2) {
    if (!next || piece.kind !== 'letters') return '';
    if (piece.text === 'mk') return next.text;
    return next.glued || isNext ? joinedPieces(pieces, at, 2).replace(/\.\d+$/, '') : '';
  }
  const isAlone = next?.glued !== true && piece.kind !== 'decimal';

  return isNext && isAlone ? piece.text : '';
}
