import { readdirSync } from 'node:fs';
import { run } from './processes/run.ts';
import { CliError, exitWithError } from './CliError.ts';

// npm run bench -- NAME: one measurement of bench/.
const [name = '', ...rest] = process.argv.slice(2);
const names = readdirSync('bench')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
if (!names.includes(name)) {
  exitWithError(
    new CliError(
      `"${name}" is not a measurement.`,
      'One of bench/ has to be named.',
      `Choose one of: ${names.join(', ')}.`,
    ),
  );
}
process.exit(await run(process.execPath, ['--conditions=@volan/source', `bench/${name}.ts`, ...rest]));
