import { fold } from './fold.ts';

/** The folded words of a text in their order, each once: runs of letters and digits. [N01] */
export function tokens(text: string): string[] {
  return [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu))];
}
