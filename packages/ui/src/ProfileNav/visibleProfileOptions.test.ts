import { describe, expect, it } from 'vitest';
import { visibleProfileOptions } from './visibleProfileOptions.ts';

describe('an option of the profile menu [C62]', () => {
  it.each([
    { signed: true, signedIn: true, shown: true },
    { signed: true, signedIn: false, shown: false },
    { signed: false, signedIn: true, shown: false },
    { signed: false, signedIn: false, shown: true },
    { signed: undefined, signedIn: true, shown: true },
    { signed: undefined, signedIn: false, shown: true },
    { signed: null, signedIn: true, shown: true },
    { signed: null, signedIn: false, shown: true },
  ])('with signed $signed, user signed in $signedIn: shown is $shown', ({ signed, signedIn, shown }) => {
    expect(visibleProfileOptions([{ signed }], signedIn)).toHaveLength(shown ? 1 : 0);
  });

  it('keeps the order it was given', () => {
    const options = [
      { id: 'ads', signed: true },
      { id: 'help' },
      { id: 'signin', signed: false },
      { id: 'out', signed: true },
    ];
    expect(visibleProfileOptions(options, true).map(({ id }) => id)).toEqual(['ads', 'help', 'out']);
  });
});
