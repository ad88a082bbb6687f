import { describe, expect, it } from 'vitest';
// @ts-expect-error it is a plain module, as changesets load it
import changelog from '../../.changeset/changelog.mjs';

const { getReleaseLine, getDependencyReleaseLine } = changelog as {
  getReleaseLine: (changeset: { id: string; summary: string }, type: string) => string;
  getDependencyReleaseLine: () => string;
};
const lineOf = (summary: string, type: 'major' | 'minor') => getReleaseLine({ id: 'red-cars-drive', summary }, type);

describe('a line of the changelog', () => {
  it('is the sentence of the changeset, its examples below it', () => {
    expect(lineOf('Added `Tabs`.\n\n    <Tabs />\n', 'minor')).toBe('- Added `Tabs`.\n\n      <Tabs />');
  });

  it('shows before and after where consumers have to act, or there is no release', () => {
    expect(() => lineOf('Removed `Tabs`.', 'major')).toThrow('"Before:" and "After:"');
    expect(lineOf('Renamed `Tabs`.\n\nBefore:\n\n    a\n\nAfter:\n\n    b', 'major')).toContain('After:');
  });

  it('never lists our own packages', () => {
    expect(getDependencyReleaseLine()).toBe('');
  });
});
