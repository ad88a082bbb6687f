import { catalogueNames } from './catalogueNames.ts';
import { splitWords, type Piece } from './splitWords.ts';
import type { WordContext } from './WordContext.ts';
import { atLeast, atMost, bodyWords, fillers, filterWords, nicknamesOfDigits, romans, units } from './wordTables.ts';

/** Makes and models as they are heard become those of the catalogue: nicknames, synonyms and slips of a name. [N01] */
export function rewriteNames(pieces: readonly Piece[], { registry, vocabulary, slips = false }: WordContext): Piece[] {
  const { brands, models, meant: nameMeant } = catalogueNames(registry);
  const isName = (word: string) => brands.has(word) || models.has(word);
  return pieces.flatMap((piece) => {
    const digit = nicknamesOfDigits.get(piece.text);
    if (digit !== undefined) return [{ ...piece, text: digit, kind: 'number' as const, value: Number(digit) }];
    if (piece.kind !== 'letters' || isName(piece.text) || filterWords.has(piece.text) || bodyWords.has(piece.text))
      return [piece];
    const meanings = vocabulary.synonyms.filter(({ from }) => from === piece.text);
    for (const { to } of meanings) {
      const meant = splitWords(to).map((each, place) => ({
        ...each,
        word: piece.word,
        glued: place > 0 && each.glued,
      }));
      const whole = meant.map((each) => each.text).join('');
      const [first] = meant;
      const isOfCatalogue = first && (isName(whole) || isName(first.text));
      // "tdi" means diesel, but who types it wants those that say so first
      const isAnswer = !vocabulary.has(piece.text) && (filterWords.has(whole) || bodyWords.has(whole));
      if (isOfCatalogue || isAnswer) {
        return meant;
      }
    }
    const isTable = [fillers, atMost, atLeast, units, romans].some((table) => table.has(piece.text));
    const name = isTable || (vocabulary.has(piece.text) && !slips) ? null : nameMeant(piece.text);
    return [name === null ? piece : { ...piece, text: name, typed: piece.text }];
  });
}
