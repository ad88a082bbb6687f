import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The function of the tests of stories, as a script of its own. */
const newTexts = stripTypeScriptTypes(
  readFileSync(new URL('../.storybook/tests/newTexts.ts', import.meta.url), 'utf8'),
).replace('export function', 'window.newTexts = function');

declare global {
  interface Window {
    newTexts: (body: HTMLElement, seen: ReadonlySet<string>) => Map<string, Element>;
  }
}

/**
 * Elements that still fade have no contrast worth measuring. Elements that were not drawn yet have an estimated height,
 * so the end of the page would overlap them.
 */
const still = `*, *::before, *::after {
  transition: none !important; animation: none !important; content-visibility: visible !important;
}`;

/** Marks the words whose contrast is looked at: thirty cards of ads look like one. */
const mark = 'data-look-at';
const atMarks = { rules: [{ id: 'color-contrast', selector: `[${mark}]` }] };

/** Passed rules are not listed: listing them takes longer than checking. */
const inShort = { resultTypes: ['violations'] } as const;
/** The size of targets is a rule of WCAG 2.2 that axe looks at only when it is asked to. */
const all = { ...inShort, rules: { 'target-size': { enabled: true } } } as const;
const ofColours = { ...inShort, runOnly: { type: 'rule', values: ['color-contrast'] } } as const;
type Rules = typeof all | typeof ofColours;
type Theme = 'light' | 'dark';

/**
 * The violations that axe finds on a page in its current state, in short. Themes differ in colours alone: all rules
 * look at the first, those of contrast at both. The page must have been opened with `bypassCSP`: its policy refuses
 * foreign scripts.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(`${axe};${newTexts};axe.configure(${JSON.stringify(atMarks)})`);
  await page.evaluate((name) => {
    document.querySelectorAll(`[${name}]`).forEach((element) => element.removeAttribute(name));
    window.newTexts(document.body, new Set()).forEach((element) => element.setAttribute(name, ''));
  }, mark);
  const style = await page.addStyleTag({ content: still });
  const stuck = await letGo(page);
  const light = await faultsIn(page, 'light', all);
  const dark = await faultsIn(page, 'dark', ofColours);
  await wear(page, 'light');
  await stuck.evaluate((elements) => elements.forEach((element) => (element.style.position = '')));
  await style.evaluate((element) => {
    // Colours are those of the light theme before anything may fade again.
    void document.body.offsetHeight;
    (element as Element).remove();
  });

  return [...light, ...dark];
}

/** Puts bars that stick to an edge back into their places: they lie over what the visitor scrolls from below them. */
const letGo = (page: Page) =>
  page.evaluateHandle(() => {
    const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    for (const { style } of stuck) style.position = 'static';
    return stuck;
  });

/** Changes the theme in place, as the theme's own switch does. */
async function wear(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((name) => {
    document.body.dataset['theme'] = name;
    document.body.classList.remove('light', 'dark');
    document.body.classList.add(name);
  }, theme);
}

async function faultsIn(page: Page, theme: Theme, rules: Rules) {
  await wear(page, theme);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(rules)})`);
  return violations.map(
    ({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}
