import { toCyrillic } from './toCyrillic.ts';

/**
 * A message in ICU form in Cyrillic. Names of values, forms (`plural`) and their keys are between braces of odd depth
 * and stay as they are. The visible text is outside of braces, or in braces within braces.
 */
export function messageToCyrillic(message: string) {
  let depth = 0;
  return message.replace(/[{}]|[^{}]+/gu, (piece) => {
    if (piece === '{' || piece === '}') {
      depth += piece === '{' ? 1 : -1;
      return piece;
    }
    return depth % 2 === 0 ? toCyrillic(piece) : piece;
  });
}
