import { catalogueNames } from './catalogueNames.ts';
import { splitWords, type Piece } from './splitWords.ts';
import type { WordContext } from './WordContext.ts';
import {
  answerWords,
  bounds,
  fillers,
  filterWords,
  negations,
  nicknamesOfDigits,
  romans,
  units,
} from './wordTables.ts';

/** Replaces nicknames, synonyms and misspellings of makes and models by the names of the catalogue. [N01] */
export function rewriteNames(pieces: readonly Piece[], { registry, vocabulary, slips = false }: WordContext): Piece[] {
  const { brands, models, meant: nameMeant } = catalogueNames(registry);
  const isName = (word: string) => brands.has(word) || models.has(word);
  return digitsBehindModels(pieces, models).flatMap((piece) => {
    const digit = nicknamesOfDigits.get(piece.text);
    if (digit !== undefined) return [{ ...piece, text: digit, kind: 'number' as const, value: Number(digit) }];
    if (piece.kind !== 'letters' || isName(piece.text) || filterWords.has(piece.text) || answerWords.has(piece.text))
      return [piece];

    const meanings = vocabulary.synonyms.filter(({ from }) => from === piece.text);
    for (const { to } of meanings) {
      const meant = splitWords(to).map((each, index) => ({
        ...each,
        word: piece.word,
        glued: index > 0 && each.glued,
      }));
      const whole = meant.map((each) => each.text).join('');
      const [first] = meant;
      // a digit alone in a synonym is not a name: the 4 of 4x4 is not a model
      const isOfCatalogue = first && (isName(whole) || (first.kind === 'letters' && isName(first.text)));
      // "tdi" means diesel, but ads with the word itself come first
      const isAnswer = !vocabulary.has(piece.text) && (filterWords.has(whole) || answerWords.has(whole));
      if (isOfCatalogue || isAnswer) {
        return meant;
      }
    }
    const isTable = [fillers, bounds, units, romans, negations].some((table) => table.has(piece.text));
    const name = isTable || (vocabulary.has(piece.text) && !slips) ? null : nameMeant(piece.text);

    return [name === null ? piece : { ...piece, text: name, typed: piece.text }];
  });
}

/** Moves digits behind their model: "petica golf" becomes "golf petica". */
function digitsBehindModels(pieces: readonly Piece[], models: { has(name: string): boolean }): Piece[] {
  const ordered = [...pieces];
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    if (!next || !nicknamesOfDigits.has(piece.text) || !models.has(next.text)) continue;

    ordered[at] = { ...next, before: piece.before };
    ordered[at + 1] = { ...piece, before: ' ' };
  }
  return ordered;
}
