import { existsSync, readFileSync } from 'node:fs';

/** A script of the widgets that never changes, and its hash for browsers to check. */
export interface WidgetPin {
  /** `1.2.0`. */
  readonly version: string;
  /** `sha384-…`. */
  readonly integrity: string;
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** The newest exact version in the build's list of versions and hashes; null for an empty list. */
export function newestPin(file: string): WidgetPin | null {
  if (!existsSync(file)) return null;

  const hashes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const [newest] = Object.entries(hashes).toSorted(([a], [b]) => inOrder.compare(b, a));

  return newest ? { version: newest[0], integrity: newest[1] } : null;
}
