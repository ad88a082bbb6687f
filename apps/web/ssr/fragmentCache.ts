import type { ReactNode } from 'react';
import type { CacheFragment, FragmentTexts } from '@volan/features/fragmentCache';
import { escapeHtml } from '@volan/domain-rules';
import { LRUCache } from 'lru-cache';
import { svgPathDedupe } from './svgPathDedupe.ts';

interface FragmentCacheOptions {
  /** Most bytes of keys and HTML together. */
  readonly maxBytes: number;
  /** Makes HTML that React can hydrate: `renderToString`. */
  readonly render: (fragment: ReactNode) => string;
}

interface Fragment {
  /** Bytes, and between them words in whose place each page has a text of its own. */
  readonly html: readonly (Buffer | string)[];
  /** Paths of icons that it refers to. */
  readonly paths: readonly number[];
  readonly bytes: number;
}

/** The fragments of one page. */
export interface PageFragments {
  /** For `FragmentCache`: leaves a mark where the fragment belongs. */
  readonly cache: CacheFragment;
  /** Bytes of a text with marks in it. */
  write(text: string): Buffer[];
  /** The paths that the fragments refer to; they must be in the page once, anywhere. */
  paths(): string;
}

/** React escapes `<` in all that is no HTML of ours, so nothing else can read like a mark. */
const mark = /<!--fragment:(\d+)-->/;

const noTexts: FragmentTexts = {};

/** An island: what hydrates in the browser has to read exactly as React writes it. */
const island = /(<x-island[\s\S]*?<\/x-island>)/;

/** HTML in pieces: words that stand for texts apart from what is the same on all pages. */
function piecesOf(html: string, words: readonly string[]) {
  const pieces = words.length === 0 ? [html] : html.split(new RegExp(`(${words.join('|')})`));
  return pieces.map((piece) => (words.includes(piece) ? piece : Buffer.from(piece)));
}

/**
 * Caches the HTML of fragments within `maxBytes`, as the bytes that are sent; the least recently used go first.
 *
 * Pages of one `prefix`, such as the version of the words, share them.
 *
 * Text would be joined, copied and encoded again for each page, which costs more than rendering the rest of it.
 */
export function createFragmentCache({ maxBytes, render }: FragmentCacheOptions): (prefix?: string) => PageFragments {
  const fragments = new LRUCache<string, Fragment>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  const dedupe = svgPathDedupe();

  function make(key: string, fragment: ReactNode, words: readonly string[]): Fragment {
    const referred = new Set<number>();
    const lean = render(fragment)
      .split(island)
      .map((piece, index) => {
        if (index % 2 === 1) return piece;

        const shared = dedupe.share(piece.replaceAll('<!-- -->', ''));
        for (const path of shared.paths) referred.add(path);

        return shared.html;
      })
      .join('');
    const bytes = key.length + Buffer.byteLength(lean);

    return { html: piecesOf(lean, words), paths: [...referred], bytes };
  }

  function fragmentOf(key: string, fragment: () => ReactNode, words: readonly string[]) {
    const known = fragments.get(key);
    if (known) return known;

    const made = make(key, fragment(), words);
    fragments.set(key, made);

    return made;
  }

  return (prefix = '') => {
    const inPage: (readonly [Fragment, FragmentTexts])[] = [];
    const bytesOf = ([{ html }, texts]: readonly [Fragment, FragmentTexts]) =>
      html.map((piece) => (typeof piece === 'string' ? Buffer.from(escapeHtml(texts[piece] ?? '')) : piece));
    return {
      cache(key, fragment, texts = noTexts) {
        const index = inPage.push([fragmentOf(prefix + key, fragment, Object.keys(texts)), texts]) - 1;
        return `<!--fragment:${index}-->`;
      },
      write: (text) =>
        // A split by a pattern with a group gives texts and numbers in turn.
        text.split(mark).flatMap((piece, index) => {
          const fragment = index % 2 === 1 ? inPage[Number(piece)] : undefined;
          return fragment ? bytesOf(fragment) : [Buffer.from(piece)];
        }),
      paths: () => dedupe.define(new Set(inPage.flatMap(([fragment]) => fragment.paths))),
    };
  };
}
