import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from '../CliError.ts';
import type { Plan } from './Change.ts';

/** Writes a plan into the repository, all of it or nothing, and returns the paths. */
export function applyPlan({ changes }: Plan, root: string): string[] {
  const written = changes.map((change) => {
    const file = join(root, change.path);
    if ('create' in change) {
      if (existsSync(file)) {
        throw new CliError(`${change.path} exists.`, 'It may hold work.', 'Choose another name, or delete it first.');
      }
      return { file, text: change.create };
    }
    const before = readFileSync(file, 'utf8');
    const text = change.edit(before);
    if (text === before) {
      throw new CliError(
        `${change.path} would not change.`,
        'The new name must be in it.',
        'It is there already, or the file has a new shape and the generator in tools/new must follow.',
      );
    }

    return { file, text };
  });
  for (const { file, text } of written) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return changes.map(({ path }) => path);
}
