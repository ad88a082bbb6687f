import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usages } from './checkUsages.ts';

const folder = join(import.meta.dirname, '../projects/vite/src/usages');
const sources = globSync('*.tsx', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
const byNumber = (one: number, other: number) => one - other;

describe('the ordinary lines of a consumer', () => {
  it('are each numbered once and used in the browser', () => {
    const numbered = sources.flatMap((source) =>
      [...source.matchAll(/\/\* (\d+) \*\//g)].map(([, number]) => Number(number)),
    );
    expect(numbered.toSorted(byNumber)).toEqual(usages.map(([number]) => number).toSorted(byNumber));
    expect(new Set(numbered).size).toBe(numbered.length);
  });

  it('are more than sixty, with more than thirty-five components', () => {
    const used = sources.flatMap((source) =>
      [...source.matchAll(/\/\* \d+ \*\/[\s}]*<(\w+)/g)].map(([, name]) => name),
    );
    expect(used.length).toBeGreaterThanOrEqual(60);
    expect(new Set(used).size).toBeGreaterThanOrEqual(35);
  });
});
