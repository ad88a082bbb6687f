import { describe, expect, it } from 'vitest';
import { parseChangeset, readChangesets, unreleasedChangelog } from './unreleasedChangelog.ts';

const tabs = parseChangeset('red-cars', `---\n'@volan/ui': minor\n'@volan/tokens': patch\n---\n\nAdded \`Tabs\`.\n`);
const released = '# @volan/ui\n\n## 0.1.0\n\n- Began.\n';

describe('the changelog of a package that is packed between releases', () => {
  it('begins with what waits for a release, then what was released', () => {
    expect(unreleasedChangelog('@volan/ui', released, [tabs])).toBe(
      '# @volan/ui\n\n## Unreleased\n\n### Minor Changes\n\n- Added `Tabs`.\n\n## 0.1.0\n\n- Began.\n',
    );
  });

  it('is there before the first release', () => {
    expect(unreleasedChangelog('@volan/tokens', '', [tabs])).toBe(
      '# @volan/tokens\n\n## Unreleased\n\n### Patch Changes\n\n- Added `Tabs`.\n',
    );
  });

  it('claims nothing of another package', () => {
    expect(unreleasedChangelog('@volan/i18n', '', [tabs])).toContain('Nothing changed in this package.');
  });

  it('is the released one where nothing waits', () => {
    expect(unreleasedChangelog('@volan/ui', released, [])).toBe(released);
  });
});

describe('the changes that wait for a release', () => {
  it('are no more than 40, so that a reader of the changelog gets through them', () => {
    const { length } = readChangesets(`${import.meta.dirname}/../..`);
    expect(length, 'Cut a release: docs/releasing.md says how.').toBeLessThanOrEqual(40);
  });
});
