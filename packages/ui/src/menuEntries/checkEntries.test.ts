import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActionMenuEntry } from './ActionMenuEntry.ts';
import { checkEntries } from './checkEntries.ts';

const told = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => told.mockClear());

const edit: ActionMenuEntry = { label: 'Izmeni', href: '#edit' };

describe('entries of a menu that are used wrongly', () => {
  it.each<[string, ActionMenuEntry[], string]>([
    ['are none', [], 'without entries'],
    ['have no words', [edit, { label: ' ', href: '#' }], 'holds no words'],
    ['are called the same', [edit, edit], 'two entries are called "Izmeni"'],
    [
      'stand in a submenu',
      [
        {
          kind: 'submenu',
          label: 'Premesti',
          entries: [
            { ...edit, label: 'A' },
            { ...edit, label: 'A' },
          ],
        },
      ],
      'two entries are called "A"',
    ],
    [
      'choose what is not there',
      [{ kind: 'radios', label: 'Poređaj', value: 'x', options: [], onValueChange: () => {} }],
      'none of its options',
    ],
  ])('%s', (_name, entries, message) => {
    checkEntries('ActionMenu', entries);
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message));
  });
});

it('says nothing of good entries', () => {
  checkEntries('ActionMenu', [edit, { kind: 'separator' }, { kind: 'separator' }]);
  expect(told).not.toHaveBeenCalled();
});
