import type { ReactNode } from 'react';
import type { KeepPart } from '@volan/features';
import { createDrawings } from './drawings.ts';

interface KeptPartsOptions {
  /** Most bytes of keys and HTML together. */
  readonly room: number;
  /** Makes HTML that React can wake: `renderToString`. */
  readonly render: (part: ReactNode) => string;
}

interface KeptPart {
  readonly html: Buffer;
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

/** What wakes in the browser has to read exactly as React writes it. Islands do not stand in islands. */
const island = /(<x-island[^]*?<\/x-island>)/;

/** React escapes `<` in all that is no HTML of ours, so nothing else can read like a mark. */
const mark = /<!--kept:(\d+)-->/;

/**
 * Keeps the HTML of parts within its room, as the bytes that are sent; those that were not asked for longest go first.
 *
 * Text would be joined, copied and encoded for each page anew, which costs more than drawing the rest of it.
 */
export function createKeptParts({ room, render }: KeptPartsOptions): () => PageParts {
  const kept = new Map<string, KeptPart>();
  const drawings = createDrawings();
  let used = 0;

  function make(key: string, part: ReactNode): KeptPart {
    const lean = render(part)
      .split(island)
      // A split by a pattern with a group gives what stands between islands, and islands, in turn.
      .map((html, place) =>
        place % 2 === 1 ? { html, drawings: [] } : drawings.share(html.replaceAll('<!-- -->', '')),
      );
    const bytes = Buffer.from(lean.map(({ html }) => html).join(''));
    const referred = new Set(lean.flatMap((piece) => piece.drawings));
    return { html: bytes, drawings: [...referred], bytes: key.length + bytes.length };
  }

  function makeRoom() {
    for (const [key, { bytes }] of kept) {
      if (used <= room) return;
      kept.delete(key);
      used -= bytes;
    }
  }

  function partOf(key: string, part: () => ReactNode) {
    const known = kept.get(key);
    const entry = known ?? make(key, part());
    kept.delete(key);
    kept.set(key, entry);
    if (!known) {
      used += entry.bytes;
      makeRoom();
    }
    return entry;
  }

  return () => {
    const parts: KeptPart[] = [];
    return {
      keep: (key, part) => `<!--kept:${parts.push(partOf(key, part)) - 1}-->`,
      write: (text) =>
        // A split by a pattern with a group gives texts and numbers in turn.
        text.split(mark).map((piece, place) => {
          const part = place % 2 === 1 ? parts[Number(piece)] : undefined;
          return part ? part.html : Buffer.from(piece);
        }),
      drawings: () => drawings.define(new Set(parts.flatMap((part) => part.drawings))),
    };
  };
}
