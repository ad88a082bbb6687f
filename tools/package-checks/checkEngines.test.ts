import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkEngines, oldestOf } from './checkEngines.ts';
import { writeProject } from './consumer-fixtures/writeProject.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'volan-engines-')));
afterAll(() => rmSync(folder, { recursive: true }));

let projects = 0;
function problemsWith(own: string, needed: string, kind: object) {
  const project = join(folder, String((projects += 1)));
  const manifest = { name: '@volan/i18n', engines: { node: own }, ...kind };
  writeProject(project, {
    'node_modules/@volan/i18n/package.json': JSON.stringify(manifest),
    'node_modules/middle/package.json': JSON.stringify({ name: 'middle', dependencies: { deep: '1' } }),
    'node_modules/deep/package.json': JSON.stringify({ name: 'deep', engines: { node: needed } }),
  });

  return checkEngines(project, { name: '@volan/i18n' });
}

describe('the oldest Node that a package promises', () => {
  it('is never older than what it brings along needs', () => {
    const problems = problemsWith('>=20.19', '>=22.19.0', { dependencies: { middle: '1' } });
    expect(problems).toEqual([expect.stringContaining('brings along deep, which needs >=22.19.0')]);
    expect(problemsWith('>=22.19', '>=22.19.0', { dependencies: { middle: '1' } })).toEqual([]);
  });

  it('leaves out peers that are optional', () => {
    const peers = { peerDependencies: { middle: '1' } };
    const optional = { ...peers, peerDependenciesMeta: { middle: { optional: true } } };
    expect(problemsWith('>=20', '>=22', peers)).toHaveLength(1);
    expect(problemsWith('>=20', '>=22', optional)).toEqual([]);
  });

  it.each([
    ['>=20.19', '20.19.0'],
    ['^22.22.2 || ^24.15.0', '>=22.22.2'],
    ['>= 18', '18 || 20'],
  ])('is the first of a range: %s', (range, same) => {
    expect(oldestOf(range)).toBe(oldestOf(same));
  });

  it('knows that 22.9 is older than 22.19', () => {
    expect(oldestOf('>=22.9')).toBeLessThan(oldestOf('>=22.19'));
    expect(oldestOf('*')).toBe(0);
  });
});
