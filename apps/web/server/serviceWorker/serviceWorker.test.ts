import { brands, languagesOf, pathOf, routes } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { islandFiles, type IslandManifest } from './islandFiles.ts';
import { workerPlan } from './workerPlan.ts';

describe.each(['volan', 'gearlane'] as const)('the data of the service worker of %s', (id) => {
  const brand = brands[id];
  const plan = workerPlan(brand, 'one', { files: [], parts: {} });
  const matches = (expressions: readonly string[], path: string) =>
    expressions.some((expression) => new RegExp(expression).test(path));

  it('names the offline page of every language, and the history beside it [N13]', () => {
    expect(Object.keys(plan.ahead).length).toBe(languagesOf(brand).length);
    expect(plan.ahead['']).toEqual(['/offline', ...(routes.history.built ? ['/history'] : [])]);
    expect(plan.ahead['de']?.[0]).toBe('/de/offline');
  });

  it.each(languagesOf(brand))('keeps ads that were read in %s, and no private page', (language) => {
    const ad = pathOf(brand, 'ad', { kind: 'auto', adId: 7, titleSlug: 'golf' }, language);
    expect(matches(plan.kept, ad)).toBe(true);
    for (const page of ['home', 'cart', 'profile', 'signIn'] as const) {
      expect([page, matches(plan.kept, pathOf(brand, page, {}, language))]).toEqual([page, false]);
    }
    expect(matches(plan.kept, pathOf(brand, 'catalog', { categorySlug: 'vehicles' }, language))).toBe(false);
  });

  it.each(languagesOf(brand))('knows signing out in %s', (language) => {
    expect(matches(plan.signOut, pathOf(brand, 'signOut', {}, language))).toBe(true);
  });
});

describe('the scripts of islands', () => {
  const manifest: IslandManifest = {
    'app/boot.ts': { file: 'assets/boot.js', isEntry: true, dynamicImports: ['hydrate.tsx'] },
    'hydrate.tsx': {
      file: 'assets/hydrate.js',
      name: 'hydrate',
      isDynamicEntry: true,
      imports: ['_react.js'],
      dynamicImports: ['_shell.js', 'shell/Theme.island.tsx'],
    },
    '_shell.js': { file: 'assets/shell.js', name: 'shell' },
    'strip.tsx': { file: 'assets/strip.js', name: 'strip', isDynamicEntry: true },
    '_react.js': { file: 'assets/react.js', imports: ['_react.js'] },
    'shell/Theme.island.tsx': {
      file: 'assets/Theme.island.js',
      name: 'Theme.island',
      isDynamicEntry: true,
      imports: ['_react.js', 'app/boot.ts'],
      dynamicImports: ['strip.tsx'],
    },
  };

  it('are listed once, by the island that needs them, without the inlined script of pages', () => {
    const { files, parts } = islandFiles(manifest);
    const of = (name: string) => parts[name]?.map((place) => files[place]?.replace(/.*\/|\.js/g, ''));
    expect(files.length).toBe(new Set(files).size);
    expect(of('')).toEqual(['hydrate', 'react', 'shell']);
    expect(of('theme')).toEqual(['Theme.island', 'react', 'strip']);
  });
});
