import { fold } from '@volan/domain-rules';

/** A folded text for rules, with the positions in the original text. */
export interface FoldedText {
  readonly written: string;
  /** In small plain Latin letters. */
  readonly folded: string;
  /** The position in `written` of the text between two positions of `folded`. */
  spanOf: (from: number, to: number) => { from: number; to: number };
}

/** Folds a text letter by letter. */
export function foldText(written: string): FoldedText {
  const starts: number[] = [];
  let folded = '';
  let at = 0;
  for (const letter of written) {
    const plain = fold(letter);
    for (let n = 0; n < plain.length; n += 1) starts.push(at);
    folded += plain;
    at += letter.length;
  }
  starts.push(at);

  return {
    written,
    folded,
    spanOf: (from, to) => ({ from: starts[from] ?? at, to: starts[to] ?? at }),
  };
}
