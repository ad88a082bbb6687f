import { patterns } from './patterns.ts';
import { sentencesOf } from './sentencesOf.ts';

/** A sentence that should be rewritten. */
export interface Unplain {
  file: string;
  /** Line where the sentence starts, from 1. */
  line: number;
  text: string;
  /** Name of the first pattern that it matches. */
  pattern: string;
  /** What to write instead. */
  say: string;
}

/**
 * The sentences of one file that match a pattern of inverted or riddling sentences.
 *
 * @param file path from the root of the repository, with `/`
 */
export function findUnplain(file: string, source: string): Unplain[] {
  return sentencesOf(file, source).flatMap(({ text, line }) => {
    const plain = text.replaceAll(/`[^`]*`|"[^"]*"/g, '``');
    const match = patterns.find(({ pattern }) => pattern.test(plain));
    return match ? [{ file, line, text, pattern: match.name, say: match.say }] : [];
  });
}
