import type { ReactNode } from 'react';
import type { KeepPart } from './KeptParts.ts';

interface KeptPartOptions {
  /** Most characters of keys and HTML together. */
  readonly room: number;
  /** Makes HTML that React can wake: `renderToString`. */
  readonly render: (part: ReactNode) => string;
}

/** Keeps the HTML of parts within its room; those that were not asked for longest go first. */
export function createKeepPart({ room, render }: KeptPartOptions): KeepPart {
  const kept = new Map<string, string>();
  let used = 0;

  function makeRoom() {
    for (const [key, html] of kept) {
      if (used <= room) {
        return;
      }
      kept.delete(key);
      used -= key.length + html.length;
    }
  }

  return (key, part) => {
    const known = kept.get(key);
    const html = known ?? render(part());
    kept.delete(key);
    kept.set(key, html);
    if (known === undefined) {
      used += key.length + html.length;
      makeRoom();
    }
    return html;
  };
}
