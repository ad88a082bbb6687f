import { describe, expect, it } from 'vitest';
import { readSlots } from './readSlots.ts';

describe('the slots that the sheets of a page read', () => {
  const brand = '[data-brand] { --a: 1px; --b: var(--c) 2px; --c: var( --d ); --d: red; --e: 0; }';

  it('are those they name and those that these name', () => {
    expect([...readSlots(['.x { color: var(--b); }', '.y{top:var(--a,0)}'], brand)].toSorted()).toEqual([
      '--a',
      '--b',
      '--c',
      '--d',
    ]);
  });

  it('are an empty set for sheets that read no slots', () => {
    expect(readSlots(['.x { color: red }'], brand).size).toBe(0);
  });
});
