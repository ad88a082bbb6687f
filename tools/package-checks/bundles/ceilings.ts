import type { Budget } from './Budget.ts';

/**
 * Promises about single entries, in bytes. No command rewrites them: they are what a page may rely on, while
 * `budgets.json` only says what was measured last.
 */
export const ceilings: Readonly<Record<string, Partial<Budget>>> = {
  'one Button over bare React': { js: 0.8 * 1024, css: 1.2 * 1024 },
  '@volan/ui/theme': { css: 6 * 1024 },
};
