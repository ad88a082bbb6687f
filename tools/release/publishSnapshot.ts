import { changeset } from './changeset.ts';

/**
 * Publishes the current state under a version that only its tag names, such as `0.0.0-snapshot-20270131120000`, from a
 * copy of the repository: nothing here changes and `latest` stays.
 */
export function publishSnapshot(copy: string, name: string) {
  changeset(copy, ['version', '--snapshot', name]);
  return changeset(copy, ['publish', '--tag', name, '--no-git-tag']);
}
