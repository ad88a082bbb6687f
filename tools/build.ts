import { fileURLToPath } from 'node:url';
import { writeBudgets } from './package-checks/bundles/budgetsFile.ts';
import { measurePackages } from './package-checks/measurePackages.ts';
import { run } from './processes/run.ts';

// Builds every package and app. With --budgets: only the packages, and their current sizes become their budgets.
const asked = process.argv.slice(2);
const budgets = asked.includes('--budgets');
const rest = asked.filter((argument) => argument !== '--budgets');
const code = await run('turbo', ['run', 'build', ...(budgets ? ['--filter=./packages/*'] : []), ...rest]);
if (code === 0 && budgets) {
  writeBudgets(await measurePackages(fileURLToPath(new URL('..', import.meta.url))));
  console.log('Wrote tools/package-checks/budgets.json. Review each changed line: it is what pages pay from now on.');
}
process.exit(code);
