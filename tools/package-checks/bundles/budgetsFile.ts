import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Budgets } from './Budget.ts';

const file = fileURLToPath(new URL('../budgets.json', import.meta.url));

/** The budgets that entries are compared with: `tools/package-checks/budgets.json`. */
export const readBudgets = () => JSON.parse(readFileSync(file, 'utf8')) as Budgets;

/** One line an entry, sorted, so that a review sees which one grew. */
export function printBudgets(budgets: Budgets): string {
  const lines = Object.entries(budgets)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([entry, { js, css }]) => `  ${JSON.stringify(entry)}: { "js": ${js}, "css": ${css} }`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Writes budgets: from now on they are what entries are compared with. */
export const writeBudgets = (budgets: Budgets) => writeFileSync(file, printBudgets(budgets));
