import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Waits until what is read is what is wanted, three seconds at most. */
export async function until(read: () => Promise<unknown>, wanted: unknown): Promise<void> {
  const expected = JSON.stringify(wanted);
  let found: string | undefined;
  for (const end = Date.now() + 3000; Date.now() < end; await wait(25)) {
    found = JSON.stringify(await read());
    if (found === expected) return;
  }
  throw new Error(`expected ${expected}, found ${found}`);
}

/** Waits until the first element of a selector has these attributes; `null` stands for none. */
export const hasAttributes = (page: Page, selector: string, wanted: Readonly<Record<string, string | null>>) =>
  until(
    () =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, names) => Object.fromEntries(names.map((name) => [name, element.getAttribute(name)])),
          Object.keys(wanted),
        ),
    wanted,
  );

/** Waits for the text of an element, by its test id. */
export const says = (page: Page, testId: string, wanted: string) =>
  until(() => page.getByTestId(testId).textContent(), wanted);

/** Waits until the focus is on the element of a selector. */
export const hasFocus = (page: Page, selector: string) =>
  until(() => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector), true);
