import type { Budget } from './Budget.ts';

/**
 * Promises about single entries, in bytes. No command rewrites them: pages rely on them, while `budgets.json` only has
 * the last measured sizes.
 */
export const ceilings: Readonly<Record<string, Partial<Budget>>> = {
  // 0.15 KiB of it pass links to a router and every attribute to the element.
  'one Button over bare React': { js: 0.95 * 1024, css: 1.2 * 1024 },
  '@volan/ui/theme': { css: 6 * 1024 },
  // In a default build of each bundler, without React: the first example of a README, copied.
  'the first example of @volan/api-client': { js: 4 * 1024, css: 0 },
  // All texts of one language, which grow with every page. Private pages load them once for each release; public pages
  // receive ready texts. Those of mails and receipts could become a separate entry.
  'the first example of @volan/i18n': { js: 64 * 1024, css: 0 },
  'the first example of @volan/ui': { js: 2.5 * 1024, css: 7.5 * 1024 },
};
