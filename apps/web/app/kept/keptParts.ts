import type { ReactNode } from 'react';
import type { KeepPart, PlacedTexts } from '@volan/features/fragmentCache';
import { createDrawings } from './drawings.ts';

interface KeptPartsOptions {
  /** Most bytes of keys and HTML together. */
  readonly room: number;
  /** Makes HTML that React can hydrate: `renderToString`. */
  readonly render: (part: ReactNode) => string;
}

interface KeptPart {
  /** Bytes, and between them words in whose place each page has a text of its own. */
  readonly html: readonly (Buffer | string)[];
  /** Drawings that it refers to. */
  readonly drawings: readonly number[];
  readonly bytes: number;
}

/** The parts of one page. */
export interface PageParts {
  /** For `KeptParts`: leaves a mark in the place of the part. */
  readonly keep: KeepPart;
  /** Bytes of a text with marks in it. */
  write(text: string): Buffer[];
  /** What the parts refer to; stands once anywhere in the page. */
  drawings(): string;
}

/** React escapes `<` in all that is no HTML of ours, so nothing else can read like a mark. */
const mark = /<!--kept:(\d+)-->/;

const noTexts: PlacedTexts = {};

/** An island: what hydrates in the browser has to read exactly as React writes it. */
const island = /(<x-island[\s\S]*?<\/x-island>)/;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text as React writes it into HTML. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** HTML in pieces: words that stand for texts apart from what is the same on all pages. */
function piecesOf(html: string, words: readonly string[]) {
  const pieces = words.length === 0 ? [html] : html.split(new RegExp(`(${words.join('|')})`));
  return pieces.map((piece) => (words.includes(piece) ? piece : Buffer.from(piece)));
}

/**
 * Keeps the HTML of parts within its room, as the bytes that are sent; those that were not asked for longest go first.
 *
 * Text would be joined, copied and encoded for each page anew, which costs more than drawing the rest of it.
 */
export function createKeptParts({ room, render }: KeptPartsOptions): () => PageParts {
  const kept = new Map<string, KeptPart>();
  const drawings = createDrawings();
  let used = 0;

  function make(key: string, part: ReactNode, words: readonly string[]): KeptPart {
    const referred = new Set<number>();
    const lean = render(part)
      .split(island)
      .map((piece, place) => {
        if (place % 2 === 1) return piece;
        const shared = drawings.share(piece.replaceAll('<!-- -->', ''));
        for (const drawing of shared.drawings) referred.add(drawing);
        return shared.html;
      })
      .join('');
    const bytes = key.length + Buffer.byteLength(lean);
    return { html: piecesOf(lean, words), drawings: [...referred], bytes };
  }

  function makeRoom() {
    for (const [key, { bytes }] of kept) {
      if (used <= room) return;
      kept.delete(key);
      used -= bytes;
    }
  }

  function partOf(key: string, part: () => ReactNode, words: readonly string[]) {
    const known = kept.get(key);
    const entry = known ?? make(key, part(), words);
    kept.delete(key);
    kept.set(key, entry);
    if (!known) {
      used += entry.bytes;
      makeRoom();
    }
    return entry;
  }

  return () => {
    const parts: (readonly [KeptPart, PlacedTexts])[] = [];
    const bytesOf = ([{ html }, texts]: readonly [KeptPart, PlacedTexts]) =>
      html.map((piece) => (typeof piece === 'string' ? Buffer.from(escaped(texts[piece] ?? '')) : piece));
    return {
      keep(key, part, texts = noTexts) {
        const place = parts.push([partOf(key, part, Object.keys(texts)), texts]) - 1;
        return `<!--kept:${place}-->`;
      },
      write: (text) =>
        // A split by a pattern with a group gives texts and numbers in turn.
        text.split(mark).flatMap((piece, place) => {
          const part = place % 2 === 1 ? parts[Number(piece)] : undefined;
          return part ? bytesOf(part) : [Buffer.from(piece)];
        }),
      drawings: () => drawings.define(new Set(parts.flatMap(([part]) => part.drawings))),
    };
  };
}
