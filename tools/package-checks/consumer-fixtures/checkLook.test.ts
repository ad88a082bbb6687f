import { describe, expect, it } from 'vitest';
import { checkLook } from './checkLook.ts';
import type { Look } from './lookOfPage.ts';

const names = Array.from({ length: 12 }, (_, index) => `class${index}`);
const right: Look = {
  background: 'rgb(1, 2, 3)',
  accent: 'rgb(1, 2, 3)',
  radius: '10px',
  radiusToken: '10px',
  face: 'Onest Variable',
  faceLoaded: true,
  iconWidth: 20,
  iconPath: 50,
  classes: [...names, 'of-somebody-else'],
  ruled: names,
};
const problemsOf = (part: Partial<Look>) => checkLook({ ...right, ...part }, new Set(names));

describe('the look of a foreign page', () => {
  it('is right when tokens, face, icons and rules have arrived', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('is wrong where a sheet did not arrive, with the classes that have no rule', () => {
    expect(problemsOf({ ruled: names.slice(2) })).toEqual([
      expect.stringContaining('no rule of the page is for class0, class1'),
    ]);
  });

  it('is wrong without a theme, even when button and token agree', () => {
    const none = 'rgba(0, 0, 0, 0)';
    expect(problemsOf({ accent: none, background: none })[0]).toContain('No theme reached the page');
  });

  it('is wrong where a value or a face is another', () => {
    expect(problemsOf({ radius: '0px', faceLoaded: false })).toHaveLength(2);
  });
});
