import type { Budget } from './Budget.ts';

/**
 * Promises about single entries, in bytes. No command rewrites them: they are what a page may rely on, while
 * `budgets.json` only says what was measured last.
 */
export const ceilings: Readonly<Record<string, Partial<Budget>>> = {
  // 0.15 KiB of it pass links to a router and every attribute to the element.
  'one Button over bare React': { js: 0.95 * 1024, css: 1.2 * 1024 },
  '@volan/ui/theme': { css: 6 * 1024 },
  // In a default build of each bundler, besides React: what a reader gets who copies the first example of a README.
  'the first example of @volan/api-client': { js: 4 * 1024, css: 0 },
  // All words of one language, those of mails and receipts too: they could be an entry of their own.
  'the first example of @volan/i18n': { js: 52 * 1024, css: 0 },
  'the first example of @volan/ui': { js: 2.5 * 1024, css: 7.5 * 1024 },
};
