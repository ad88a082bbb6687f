import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkImports } from './checkImports.ts';
import { writeProject } from './consumer-fixtures/writeProject.ts';
import type { PackedPackage } from './PackedPackage.ts';

const folder = mkdtempSync(join(tmpdir(), 'volan-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ui: PackedPackage = {
  name: '@volan/ui',
  tarball: '',
  folder: join(folder, 'ui'),
  manifest: { name: '@volan/ui', version: '1.0.0', exports: { './styles.css': {}, './*': {}, './devWarnings': null } },
  entries: ['./Button'],
};

function featuresWith(code: string): PackedPackage {
  const inside = join(folder, 'features');
  writeProject(inside, { 'dist/index.js': code });
  const manifest = { name: '@volan/features', version: '1.0.0', exports: {}, dependencies: { '@volan/ui': '1.0.0' } };

  return { name: manifest.name, tarball: '', folder: inside, manifest, entries: ['.'] };
}
const problemsOf = (code: string) => checkImports(featuresWith(code), [ui]);

describe('what packages import from one another', () => {
  it('is an entry or a sheet', () => {
    expect(problemsOf(`import { Button } from "@volan/ui/Button";import "@volan/ui/styles.css";`)).toEqual([]);
  });

  it('is never a file behind an entry, nor an entry that is closed', () => {
    expect(problemsOf(`import { Button } from "@volan/ui/Button/Button.js";`)[0]).toContain('not exported');
    expect(problemsOf(`export * from '@volan/ui/devWarnings';`)[0]).toContain('not exported');
    expect(problemsOf(`const late = import("@volan/ui/dist/index.js");`)[0]).toContain('not exported');
  });

  it('is listed among the dependencies', () => {
    const features = { ...featuresWith(`import '@volan/ui/Button';`) };
    features.manifest = { ...features.manifest, dependencies: {} };
    expect(checkImports(features, [ui])[0]).toContain('"dependencies" does not name @volan/ui');
  });
});
