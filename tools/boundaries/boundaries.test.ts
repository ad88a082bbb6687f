import { describe, expect, it } from 'vitest';
import { forbiddenDependencies } from './forbiddenDependencies.ts';
import { forbiddenImports } from './forbiddenImports.ts';
import { importCircles } from './importCircles.ts';
import { apiFolders, featureFolders, foldersWithoutLayer } from './layers.ts';
import { rooms } from './rooms.ts';

const names = rooms.map(({ name }) => name);
const arrows = rooms.flatMap((room) =>
  names.filter((name) => name !== room.name).map((name) => ({ room, name, allowed: room.mayImport.includes(name) })),
);

describe('the arrows between the rooms', () => {
  it.each(arrows)('$room.folder imports $name: $allowed', ({ room, name, allowed }) => {
    const found = forbiddenImports(`${room.folder}/src/a.ts`, `import type { A } from '${name}';`);
    expect(found).toHaveLength(allowed ? 0 : 1);
  });

  it.each([
    `import '@volan/ui/button';`,
    `export * from '@volan/ui';`,
    `export { Button } from '@volan/ui';`,
    `const ui = await import('@volan/ui');`,
    `let button: import('@volan/ui').Button;`,
    `import { Button } from '../../ui/src/index.ts';`,
  ])('are broken by every form of import: %s', (source) => {
    expect(forbiddenImports('packages/i18n/src/a.ts', source)).toHaveLength(1);
  });

  it('open i18n and mocks to stories and tests only', () => {
    const source = `import { handlers } from '@volan/mocks';`;
    expect(forbiddenImports('packages/ui/src/Button/Button.stories.tsx', source)).toEqual([]);
    expect(forbiddenImports('packages/ui/src/samples/formats.ts', source)).toEqual([]);
    expect(forbiddenImports('packages/ui/src/Button/Button.tsx', source)).toHaveLength(1);
  });

  it('open one entry of the rules to ui, and nothing beside it', () => {
    const from = (entry: string) => `import { parseNumber } from '@volan/domain-rules${entry}';`;
    expect(forbiddenImports('packages/ui/src/a.ts', from('/numbers'))).toEqual([]);
    expect(forbiddenImports('packages/ui/src/a.ts', from('/numbers/more'))).toHaveLength(1);
    expect(forbiddenImports('packages/ui/src/a.ts', from('/other'))).toHaveLength(1);
    expect(forbiddenImports('packages/tokens/src/a.ts', from('/numbers'))).toHaveLength(1);
    const dependencies = { '@volan/domain-rules': 'workspace:*' };
    expect(forbiddenDependencies('packages/ui', { name: '@volan/ui', dependencies })).toEqual([]);
  });

  it('let tests and configurations use the tools, and nothing that ships', () => {
    const source = `import { createTestDatabase } from '../../../tools/postgres/testDatabase.ts';`;
    expect(forbiddenImports('apps/api/src/ads.test.ts', source)).toEqual([]);
    expect(forbiddenImports('apps/api/src/ads.ts', source)).toHaveLength(1);
  });

  it('let a configuration build its package as one below it is built', () => {
    const source = `import { styledPackage } from '../ui/build/styledPackage.ts';`;
    expect(forbiddenImports('packages/features/tsup.config.ts', source)).toEqual([]);
    expect(forbiddenImports('packages/features/src/a.ts', source.replace('../ui', '../../ui'))).toHaveLength(1);
    expect(forbiddenImports('packages/i18n/tsup.config.ts', source)).toHaveLength(1);
  });

  it('never lead into an app by its name', () => {
    expect(forbiddenImports('packages/features/src/a.ts', `import 'web/server';`)).toHaveLength(1);
  });

  it('keep schemas out of browsers, Radix in ui, effects out of the rules', () => {
    expect(forbiddenImports('packages/features/src/a.ts', `import { Ad } from '@volan/api-contract';`)).toHaveLength(1);
    expect(forbiddenImports('packages/features/src/a.ts', `import type { Ad } from '@volan/api-contract';`)).toEqual(
      [],
    );
    expect(forbiddenImports('packages/features/src/a.ts', `import { calls } from '@volan/api-contract/wire';`)).toEqual(
      [],
    );
    expect(forbiddenImports('packages/features/src/a.ts', `import { Dialog } from 'radix-ui';`)).toHaveLength(1);
    expect(forbiddenImports('packages/ui/src/a.ts', `import { Dialog } from 'radix-ui';`)).toEqual([]);
    expect(forbiddenImports('packages/domain-rules/src/a.ts', `import { readFileSync } from 'node:fs';`)).toHaveLength(
      1,
    );
  });

  it('hold for the dependencies of a package too', () => {
    const dependencies = { '@volan/ui': 'workspace:*', zod: '4' };
    expect(forbiddenDependencies('packages/i18n', { name: '@volan/i18n', dependencies })).toHaveLength(1);
    expect(forbiddenDependencies('packages/features', { name: '@volan/features', dependencies })).toEqual([]);
    const devDependencies = { '@volan/mocks': 'workspace:*' };
    expect(forbiddenDependencies('packages/ui', { name: '@volan/ui', devDependencies })).toEqual([]);
    expect(forbiddenDependencies('packages/ui', { name: '@volan/ui', dependencies: devDependencies })).toHaveLength(1);
  });

  it('name a room that is not in the table', () => {
    expect(forbiddenDependencies('packages/extra', { name: '@volan/extra' })).toHaveLength(1);
  });
});

describe('the layers of packages/features', () => {
  const imports = (file: string, from: string) =>
    forbiddenImports(`packages/features/src/${file}`, `import type { A } from '${from}';`);

  it.each([
    ['blocks/cart/AddToCart.tsx', '../../runtime/site/Site.ts'],
    ['blocks/places/regionsOf.ts', '../catalogSearch/filterKeys.ts'],
    ['shell/PageEnd.tsx', '../blocks/places/Places.tsx'],
    ['pages/buyer/company/CompanyPage.tsx', '../catalog/CatalogResults.tsx'],
    ['pages/payments/cart/CartPage.tsx', '../../../shell/SitePage.tsx'],
    ['islands.ts', './pages/buyer/ad/Gallery.island.tsx'],
    ['boot.ts', './islands.ts'],
  ])('let %s import %s', (file, from) => expect(imports(file, from)).toEqual([]));

  it.each([
    ['runtime/site/Site.ts', '../../blocks/cart/cartStore.ts'],
    ['runtime/hydration/island.tsx', '../../islands.ts'],
    ['blocks/cart/AddToCart.tsx', '../../shell/mainId.ts'],
    ['shell/SitePage.tsx', '../pages/buyer/home/HomePage.tsx'],
    ['pages/buyer/ad/AdPage.tsx', '../../../islands.ts'],
  ])('keep %s from importing upward: %s', (file, from) => {
    expect(imports(file, from)[0]).toContain('each layer imports only those before it');
  });

  it('keep groups of pages apart', () => {
    const [found] = imports('pages/buyer/texts/TextPage.tsx', '../../payments/cart/CartPage.tsx');
    expect(found).toContain('pages of buyer do not import pages of payments');
  });

  it('bind neither tests nor stories', () => {
    expect(imports('runtime/site/site.test.ts', '../../shell/mainId.ts')).toEqual([]);
  });
});

describe('the floors of apps/api', () => {
  const imports = (file: string, from: string) =>
    forbiddenImports(`apps/api/src/${file}`, `import type { A } from '${from}';`);

  it.each([
    ['selling/publishAd.ts', '../moderation/checks.ts'],
    ['moderation/decideAd.ts', '../accounts/findManaged.ts'],
    ['administration/dashboard.ts', '../platform/server/serve.ts'],
    ['app.ts', './administration/index.ts'],
    ['cli/demo/main.ts', '../../app.ts'],
  ])('let %s import %s', (file, from) => expect(imports(file, from)).toEqual([]));

  it.each([
    ['platform/mail/deliverMail.ts', '../../health/index.ts'],
    ['taxonomy/managing/checkRow.ts', '../../blog/checkArticle.ts'],
    ['auth/removal.ts', '../conversations/conversationRetention.ts'],
    ['moderation/suspensions.ts', '../administration/changeUsers.ts'],
    ['administration/dashboard.ts', '../app.ts'],
  ])('keep %s from importing upward: %s', (file, from) => {
    expect(imports(file, from)[0]).toContain('platform < market < records < people < selling < money < back < app.ts');
  });

  it('bind no test helpers', () => {
    expect(imports('plans/planTesting.ts', '../testing/openTestAccounts.ts')).toEqual([]);
  });

  it('are known of every folder', () => {
    const files = ['apps/api/src/selling/drafts.ts', 'apps/api/src/app.ts', 'apps/api/src/unknown/index.ts'];
    expect(foldersWithoutLayer(files)).toEqual([
      'apps/api/src/unknown stands on no layer: name it in tools/boundaries/layers.ts.',
    ]);
  });

  it('hold no knot of folders, even where no file is in a circle', () => {
    const graph = new Map([
      ['apps/api/src/selling/a.ts', ['apps/api/src/moderation/b.ts']],
      ['apps/api/src/moderation/c.ts', ['apps/api/src/selling/d.ts']],
    ]);
    expect(importCircles(graph)).toEqual([]);
    expect(importCircles(apiFolders(graph))).toHaveLength(1);
  });
});

describe('the layers of apps/admin', () => {
  const imports = (file: string, from: string) =>
    forbiddenImports(`apps/admin/src/${file}`, `import type { A } from '${from}';`);

  it('let pages import the layers below them', () => {
    expect(imports('ads/AdPage.tsx', '../entities/audit/AuditSection.tsx')).toEqual([]);
    expect(imports('palette/CommandPalette.tsx', '../users/UserPage.tsx')).toEqual([]);
  });

  it('keep the shell from importing the palette, and entities apart', () => {
    expect(imports('shell/AdminFrame.tsx', '../palette/CommandPalette.tsx')[0]).toContain('shell < table < entities');
    expect(imports('ads/AdPage.tsx', '../users/UserPage.tsx')[0]).toContain(
      'pages of ads do not import pages of users',
    );
  });
});

describe('the groups of routes of apps/web', () => {
  const imports = (from: string) =>
    forbiddenImports('apps/web/app/routes/search/loadDetailedSearch.ts', `import { a } from '${from}';`);

  it('import their own files and what several groups share', () => {
    expect(imports('./detailedSearch.tsx')).toEqual([]);
    expect(imports('../../findCategory.ts')).toEqual([]);
  });

  it('do not import each other', () => {
    expect(imports('../catalog/loadCatalog.ts')[0]).toContain('pages of search do not import pages of catalog');
  });
});

describe('circles of imports', () => {
  const circlesOf = (graph: Record<string, string[]>) => importCircles(new Map(Object.entries(graph)));

  it('are not found if every path ends', () => {
    expect(circlesOf({ a: ['b', 'c'], b: ['c', 'd'], c: ['d'], d: ['not-ours'] })).toEqual([]);
  });

  it('are found once each, by the shortest way round', () => {
    const found = circlesOf({ a: ['b'], b: ['c'], c: ['d', 'b'], d: ['b'], e: ['f', 'a'], f: ['e'] });
    expect(found.map((sentence) => sentence.split(':')[0])).toEqual(['b imports c imports b', 'e imports f imports e']);
  });

  it('are found where a file imports itself', () => {
    expect(circlesOf({ a: ['a'] })[0]).toContain('a imports a: a circle');
  });

  it('are found between folders of packages/features, where no file is in one', () => {
    const path = (file: string) => `packages/features/src/blocks/${file}`;
    const graph = new Map([
      [path('cart/A.ts'), [path('places/B.ts')]],
      [path('places/C.ts'), [path('cart/D.ts')]],
      [path('history/E.test.ts'), [path('cart/A.ts')]],
      [path('cart/F.ts'), [path('history/G.ts')]],
    ]);
    expect(importCircles(graph)).toEqual([]);
    expect(importCircles(featureFolders(graph))).toHaveLength(1);
  });
});
