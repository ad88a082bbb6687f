import { run } from '../processes/run.ts';
import { CliError } from '../CliError.ts';

/** Runs one step of the preparation and prints a line of progress; throws a `CliError` if it fails. */
async function step(name: string, command: string, args: readonly string[], env?: NodeJS.ProcessEnv) {
  // to standard error, because standard output holds the logs of `npm run serve`
  console.error(`${name} …`);
  if ((await run(command, args, { ...process.env, ...env })) === 0) return;
  throw new CliError(
    `${name} failed.`,
    'The lines above say why.',
    'Mend that and start again; nothing that was finished is lost.',
  );
}

const turbo = (name: string, task: string, ...filters: string[]) =>
  step(name, 'turbo', ['run', task, '--output-logs=errors-only', ...filters.map((filter) => `--filter=${filter}`)]);

/** Writes the generated sources. */
export const generate = () => turbo('Generating sources', 'generate');

/** Builds the web app and the administration; nothing happens when nothing changed. */
export const buildWeb = () => turbo('Building the site and the administration', 'build', 'web', 'admin');

/**
 * Builds what live reload takes from a build: the administration, the route table, which React Router reads in a Vite
 * of its own that knows no source condition, and the script and sheet of the widgets.
 */
export async function buildForLive() {
  await turbo('Building the administration', 'build', '@volan/domain-rules', 'admin');
  await step('Building the widgets', process.execPath, ['apps/web/scripts/widgets.ts']);
}

/**
 * Migrates the database and loads the taxonomy; `onlyEmpty`: a database in use is not changed, and an outdated one is
 * an error.
 */
export const migrate = (env: NodeJS.ProcessEnv, { onlyEmpty = false } = {}) =>
  step(
    'Migrating the database',
    process.execPath,
    ['--conditions=@volan/source', 'apps/api/src/cli/migrate.ts', ...(onlyEmpty ? ['--only-empty'] : [])],
    env,
  );

/**
 * Fills the demo marketplace, once.
 *
 * @param options `preparePictures`: also creates all sizes of the pictures on the first pages, which doubles the time.
 * Otherwise each size is created on its first request. @default true
 * `banners`: banners run on the pages. @default true
 */
export const seed = (env: NodeJS.ProcessEnv, { preparePictures = true, banners = true } = {}) =>
  step(
    'Filling the demo marketplace',
    process.execPath,
    [
      '--conditions=@volan/source',
      'apps/api/src/cli/demo/main.ts',
      ...(preparePictures ? [] : ['--no-prepared-pictures']),
      ...(banners ? [] : ['--no-banners']),
    ],
    env,
  );
