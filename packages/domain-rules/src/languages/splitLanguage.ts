import { isLanguageValue, type LanguageValue } from './LanguageValue.ts';

/** A path without its language, and that language; `null` where the path names none. */
export interface SplitPath {
  readonly language: LanguageValue | null;
  /** Starts with `/`. */
  readonly path: string;
}

/**
 * Takes a leading language segment off a path: exactly the nine values, so `/ad/select-category` stays whole.
 * [B43, T07]
 */
export function splitLanguage(pathname: string): SplitPath {
  const segment = pathname.split('/')[1] ?? '';
  if (!isLanguageValue(segment)) {
    return { language: null, path: pathname };
  }
  return { language: segment, path: pathname.slice(segment.length + 1) || '/' };
}
