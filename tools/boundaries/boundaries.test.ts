import { describe, expect, it } from 'vitest';
import { forbiddenDependencies } from './forbiddenDependencies.ts';
import { forbiddenImports } from './forbiddenImports.ts';
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
    expect(forbiddenImports('packages/ui/src/Button/Button.tsx', source)).toHaveLength(1);
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
