import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { applyPlan } from './new/applyPlan.ts';
import { brand } from './new/brand.ts';
import { call } from './new/call.ts';
import type { Plan } from './new/Change.ts';
import { component } from './new/component.ts';
import { feature } from './new/feature.ts';
import { language } from './new/language.ts';
import { namesOf, type Names } from './new/Names.ts';
import { page } from './new/page.ts';
import { specification } from './new/specification.ts';
import { run } from './processes/run.ts';
import { CliError, exitWithError } from './CliError.ts';

// npm run new -- component|feature|call|page|brand|language|specification NAME With --not-generated, generated sources
// are not written again: a caller of several generators does it once at the end.
const kinds: Readonly<Record<string, (names: Names, root: string) => Plan>> = {
  component,
  feature,
  call,
  page,
  brand,
  language,
  specification,
};

const root = fileURLToPath(new URL('..', import.meta.url));
const { positionals, values } = parseArgs({
  strict: false,
  options: { 'not-generated': { type: 'boolean' } },
});
const [kind = '', name] = positionals;
const planOf = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
try {
  if (!planOf || name === undefined) {
    throw new CliError(
      `"${[kind, name].filter(Boolean).join(' ')}" does not say what to write.`,
      'A generator and a name are needed.',
      `For example: npm run new -- component LoanOffer. The generators are: ${Object.keys(kinds).join(', ')}.`,
    );
  }
  const plan = planOf(namesOf(name), root);
  const paths = applyPlan(plan, root);
  await run('oxfmt', ['--no-error-on-unmatched-pattern', ...paths]);
  if (!values['not-generated']) {
    await run('turbo', ['run', 'generate', '--output-logs=errors-only']);
  }
  console.log(
    [`Written:`, ...paths.map((path) => `  ${path}`), 'Next:', ...plan.next.map((line) => `  ${line}`)].join('\n'),
  );
} catch (error) {
  if (!(error instanceof CliError)) throw error;

  exitWithError(error);
}
