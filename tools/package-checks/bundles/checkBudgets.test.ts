import { describe, expect, it } from 'vitest';
import { checkBudgets } from './checkBudgets.ts';

const budgets = { '@volan/ui/Button': { js: 1000, css: 0 } };
const check = (js: number, css = 0) => checkBudgets({ '@volan/ui/Button': { js, css } }, budgets, {});

describe('the budget of an entry', () => {
  it('is kept up to 5 % above it and by anything smaller', () => {
    expect(check(1050)).toEqual([]);
    expect(check(100)).toEqual([]);
  });

  it('is crossed beyond 5 %, with the sizes and the command that rewrites it', () => {
    const [problem] = check(1051);
    expect(problem).toContain('@volan/ui/Button weighs 1051 B of JavaScript');
    expect(problem).toContain('its budget is 1000 B (+5.1 %)');
    expect(problem).toContain('npm run build -- --budgets');
  });

  it('of nothing is crossed by the first byte', () => {
    expect(check(1000, 1)[0]).toContain('weighs 1 B of CSS (gzip); its budget is 0 B.');
  });

  it('has to be there for every entry, and for no other', () => {
    expect(checkBudgets({ '@volan/ui/Card': { js: 100, css: 1 } }, budgets, {})).toEqual([
      expect.stringContaining('@volan/ui/Card has no budget'),
      expect.stringContaining('@volan/ui/Button has a budget, but no such entry is published'),
    ]);
  });

  it('is not met by an entry that bundlers drop', () => {
    expect(check(20)[0]).toContain('"sideEffects"');
  });

  it('never lifts a ceiling', () => {
    const [problem] = checkBudgets({ '@volan/ui/Button': { js: 900, css: 0 } }, budgets, {
      '@volan/ui/Button': { js: 819.2 },
    });
    expect(problem).toContain('its ceiling is 819.2 B');
  });
});
