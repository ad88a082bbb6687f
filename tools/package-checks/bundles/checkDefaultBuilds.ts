import type { Budget, Budgets } from './Budget.ts';
import type { DefaultBuild } from './defaultBuilds.ts';

/** Bytes that a bundler adds around an entry beyond the bundle that its budget was measured with. */
const around = { js: 256, css: 160 };
const tolerance = 1.05;
const kinds = ['js', 'css'] as const;
const kindNames = { js: 'JavaScript', css: 'CSS' };

/**
 * Compares the output of bundlers with default settings with budgets and ceilings, and refuses pictures or fonts inside
 * a sheet.
 */
export function checkDefaultBuilds(
  builds: readonly DefaultBuild[],
  budgets: Budgets,
  ceilings: Readonly<Record<string, Partial<Budget>>>,
): string[] {
  return builds.flatMap((build) => {
    const { name, bundler, inlined } = build;
    const heavy = kinds.flatMap((kind) => {
      const budget = budgets[name]?.[kind];
      const most = Math.min(
        ceilings[name]?.[kind] ?? Infinity,
        budget === undefined ? Infinity : budget * tolerance + around[kind],
      );
      if (most === Infinity) return [`${name} has no ceiling for ${kindNames[kind]}: name it in ceilings.ts.`];

      return build[kind] > most
        ? [`${bundler} makes ${build[kind]} B of ${kindNames[kind]} (gzip) of ${name}; at most ${Math.floor(most)} B.`]
        : [];
    });
    return inlined === 0
      ? heavy
      : [...heavy, `${bundler} writes ${inlined} pictures or fonts into ${name}. Refer to them with "?no-inline".`];
  });
}
