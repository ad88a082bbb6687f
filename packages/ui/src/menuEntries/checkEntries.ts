import { isBlank, repeated } from '../devWarnings/devWarnings.ts';
import { warnOfUnknownOption, warnOnce } from '../element/warnMisuse.ts';
import type { ActionMenuEntry } from './ActionMenuEntry.ts';

/** Warns of entries that types cannot stop, in development. */
export function checkEntries(component: string, entries: readonly ActionMenuEntry[]): void {
  if (process.env.NODE_ENV === 'production') return;

  const labels = entries.flatMap((entry) => (entry.kind === 'separator' ? [] : [entry.label]));
  if (labels.length === 0) {
    warnOnce(component, 'it opens a menu without entries', 'leave the menu out while there is nothing to do');
  }
  if (labels.some(isBlank)) {
    warnOnce(component, 'an entry holds no words', 'pass ready text as "label", in the language of the page');
  }
  const twice = repeated(labels);
  if (twice !== undefined) {
    warnOnce(component, `two entries are called ${JSON.stringify(twice)}`, 'give each entry words of its own');
  }
  for (const entry of entries) {
    if (entry.kind === 'submenu') checkEntries(component, entry.entries);
    if (entry.kind === 'radios') {
      const values = entry.options.map(({ value }) => value);
      warnOfUnknownOption(component, entry.value, values);
    }
  }
}
