import type { Budget, Budgets } from './Budget.ts';

/** A budget is crossed when an entry is this much larger. */
const tolerance = 1.05;
/** The size of an empty file after gzip. */
const emptyFile = 20;
const kinds = ['js', 'css'] as const;
const kindNames = { js: 'JavaScript', css: 'CSS' };
const rewrite = '`npm run build -- --budgets` writes the sizes of now; the reviewer sees each changed line.';

/**
 * Compares the sizes of entries with their budgets. A new entry needs a budget, a removed one must not keep its own,
 * and a ceiling always applies.
 */
export function checkBudgets(
  measured: Budgets,
  budgets: Budgets,
  ceilings: Readonly<Record<string, Partial<Budget>>>,
): string[] {
  const ofEntries = Object.entries(measured).flatMap(([entry, size]) => {
    const budget = budgets[entry];
    const ceiling = ceilings[entry] ?? {};
    if (budget === undefined) return [`${entry} has no budget in tools/package-checks/budgets.json. ${rewrite}`];
    if (size.js <= emptyFile && size.css === 0) {
      return [`${entry} weighs nothing: bundlers drop it, because "sideEffects" of its package.json does not name it.`];
    }

    return kinds.flatMap((kind) => {
      const [now, allowed, most] = [size[kind], budget[kind], ceiling[kind] ?? Infinity];
      if (now > most) {
        return [`${entry} weighs ${now} B of ${kindNames[kind]} (gzip); its ceiling is ${most} B. Make it smaller.`];
      }
      if (now > allowed * tolerance) {
        const percent = allowed === 0 ? '' : ` (+${(((now - allowed) / allowed) * 100).toFixed(1)} %)`;
        return [
          `${entry} weighs ${now} B of ${kindNames[kind]} (gzip); its budget is ${allowed} B${percent}. Find what came in and take it out; if it is worth its bytes, ${rewrite}`,
        ];
      }

      return [];
    });
  });
  const gone = Object.keys(budgets).filter((entry) => measured[entry] === undefined);
  return [...ofEntries, ...gone.map((entry) => `${entry} has a budget, but no such entry is published. ${rewrite}`)];
}
