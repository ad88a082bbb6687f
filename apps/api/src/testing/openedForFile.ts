import { afterAll, beforeAll } from 'vitest';

/**
 * Opens something before the tests of a file and closes it after them. What it gives may be used in hooks and tests,
 * not before.
 *
 * @param open such as `openTestSelling`
 */
export function openedForFile<Opened extends { close(): unknown }>(open: () => Promise<Opened>): Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  const current = (name: string | symbol) => {
    if (!opened) throw new Error(`"${String(name)}" is used before the tests of this file began.`);
    return opened;
  };

  return new Proxy({} as Opened, {
    get: (_target, name) => Reflect.get(current(name), name),
    set: (_target, name, value) => Reflect.set(current(name), name, value),
  });
}
