import { readConfiguration as readApi } from '../../apps/api/src/configuration.ts';
import { readConfiguration as readWeb } from '../../apps/web/server/configuration.ts';
import { CliError } from '../CliError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** How the product is served. */
export interface ServeSettings {
  readonly ports: { readonly web: number; readonly api: number };
  readonly processes: { readonly web: number; readonly api: number };
  /** First port for metrics: one port for each process, those of the API first; null: no metrics. */
  readonly metricsPort: number | null;
}

function wholeNumber(environment: Environment, name: string, usual: number, least: number, most: number) {
  const number = Number(environment[name] || usual);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name}: is "${environment[name]}", but must be a whole number from ${least} to ${most}`);
}

/** The problem that `read` throws, if it does. */
function problemOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * Reads every setting before anything is built or started.
 *
 * @throws CliError with a line for each variable that is missing, malformed or a development value.
 */
export function checkSettings(environment: Environment): ServeSettings {
  const number = (name: string, usual: number, least: number, most: number) => () =>
    wholeNumber(environment, name, usual, least, most);
  const readers = {
    web: number('WEB_PORT', 3000, 1, 65_535),
    api: number('API_PORT', 4000, 1, 65_535),
    webProcesses: number('WEB_PROCESSES', 1, 1, 64),
    apiProcesses: number('API_PROCESSES', 1, 1, 64),
  };
  const problems = [
    ...Object.values(readers).flatMap(problemOf),
    ...problemOf(() => readApi({ ...environment, PORT: '' })),
    ...problemOf(() => readWeb({ ...environment, PORT: '3000', WEB_SECRET: 'the API has judged it' })),
  ];
  if (problems.length > 0) {
    throw new CliError(
      `The settings are not fit for production:\n\n${problems.map((problem) => `  ${problem.replaceAll('\n', '\n  ')}`).join('\n')}\n\n`,
      'Nothing was started.',
      'Set these variables in the environment or in .env; .env.example says what each is for.',
    );
  }

  return {
    ports: { web: readers.web(), api: readers.api() },
    processes: { web: readers.webProcesses(), api: readers.apiProcesses() },
    metricsPort: environment['METRICS_PORT'] ? Number(environment['METRICS_PORT']) : null,
  };
}
