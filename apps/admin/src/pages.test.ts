import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from './pages.ts';
import { adminParts } from './shell/navigation.ts';

const paths = pages.map(({ path }) => path);

describe('the pages of the administration', () => {
  it('hold one for each entry of the menu, and each address once', () => {
    expect(adminParts.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(['main.tsx', 'routes.tsx', 'pages.ts'])('load when they are opened: %s imports none of them', (file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(source.match(/^import .*Page\.tsx'/gm) ?? []).not.toContainEqual(
      expect.stringMatching(/^(?!.*\.\/shell\/)/),
    );
  });
});
