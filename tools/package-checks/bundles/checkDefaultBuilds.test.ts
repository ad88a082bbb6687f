import { describe, expect, it } from 'vitest';
import { checkDefaultBuilds } from './checkDefaultBuilds.ts';

const build = { name: '@volan/ui/Flag', bundler: 'vite', js: 1000, css: 1000, inlined: 0 } as const;
const budgets = { '@volan/ui/Flag': { js: 1000, css: 1000 } };
const check = (part: Partial<typeof build | { css: number; inlined: number }>, ceilings = {}) =>
  checkDefaultBuilds([{ ...build, ...part }], budgets, ceilings);

describe('what a bundler makes without any setting', () => {
  it('may weigh somewhat more than the budget of the entry', () => {
    expect(check({ css: 1200 })).toEqual([]);
    expect(check({ css: 1300 })[0]).toContain('vite makes 1300 B of CSS (gzip) of @volan/ui/Flag; at most 1210 B');
  });

  it('never crosses a ceiling', () => {
    expect(check({}, { '@volan/ui/Flag': { css: 900 } })).toHaveLength(1);
  });

  it('holds no picture and no font', () => {
    expect(check({ inlined: 35 })[0]).toContain('writes 35 pictures or fonts into @volan/ui/Flag');
  });

  it('is weighed against something', () => {
    expect(checkDefaultBuilds([{ ...build, name: 'the first example of x' }], {}, {})[0]).toContain('no ceiling');
  });
});
