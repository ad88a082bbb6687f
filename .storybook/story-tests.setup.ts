import axe, { type RunOptions } from 'axe-core';
import type { ComponentType } from 'react';
import { commands } from 'vitest/browser';
import { afterEach, beforeAll, expect, inject, type TestContext } from 'vitest';
import type { ServerStory } from './tests/checkOnServer.ts';
import { hydrationProblems } from '../packages/ui/src/samples/hydrationProblems.ts';
import { isPictured } from './tests/isPictured.ts';
import { newTexts } from './tests/newTexts.ts';
import { openStructure } from './tests/openStructure.ts';
import { chooseLanguage, currentLanguage } from './words/currentWords.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every story is checked, and its contrast is measured in all four looks. */
    isFull: boolean;
  }
}

const looks = [
  { brand: 'volan', theme: 'light' },
  { brand: 'volan', theme: 'dark' },
  { brand: 'gearlane', theme: 'light' },
  { brand: 'gearlane', theme: 'dark' },
];

/**
 * The looks in which axe measures contrast: all four in the tier `full`, else the one the story is in. Colours are
 * tokens, and every pair of them has its contrast checked where the tokens are built.
 */
const measuredLooks = () => (inject('isFull') ? looks : looks.slice(0, 1));

/**
 * Whether axe, the validator of HTML and hydration check a story: every story in the tier `full`, else the first of
 * each file and those that have a picture, which show most states of a component. Journeys of `full` have axe read
 * pages too.
 */
function isChecked({ task }: TestContext) {
  const { filepath, tasks } = task.file;
  const index = tasks.indexOf(task);
  const names = tasks.map(({ name }) => name);

  return inject('isFull') || index === 0 || isPictured(filepath, names, index);
}

beforeAll(() => {
  // A colour that is on its way between two themes has no contrast worth measuring.
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  document.head.append(still);
});

declare global {
  var looksFoundRight: Set<string> | undefined;
  var partsFoundRight: Set<number> | undefined;
}

/**
 * Most texts look like one in another story: where that was found right, they need no second look. Kept on the window,
 * which all files of stories share.
 */
const foundRight = (globalThis.looksFoundRight ??= new Set());
/** The same for all rules but that of contrast: stories of one page share most of its parts. */
const rightParts = (globalThis.partsFoundRight ??= new Set());

// Now in the real font, whose letters may be wider than those of the fallback that the story was played in.
afterEach(async (context) => {
  if (context.task.result?.state === 'fail') {
    return;
  }
  await document.fonts.ready;
  expect(document.documentElement.scrollWidth, 'width of what is drawn').toBeLessThanOrEqual(window.innerWidth);
});

// The story is still mounted here: it is dressed in the brands and themes without a second mount.
afterEach(async (context) => {
  if (context.task.result?.state === 'fail' || !isChecked(context)) return;

  const { body } = document;
  const mounted = { brand: body.dataset['brand'], theme: body.dataset['theme'] };
  for (const look of measuredLooks()) {
    Object.assign(body.dataset, look);
    const texts = newTexts(body, foundRight);
    if (texts.size === 0) continue;

    const { violations } = await axe.run(
      { include: [...texts.values()] },
      { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] },
    );
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    );
    expect(found, `colour contrast in ${look.brand} ${look.theme}`).toEqual([]);
    for (const text of texts.keys()) foundRight.add(text);
  }
  Object.assign(body.dataset, mounted);
});

/** The context of a story's test. */
interface StoryContext extends TestContext {
  story: ComponentType & { parameters: { a11y?: { options?: RunOptions } } };
}

// The server's markup is valid and is what the browser makes first of the same story.
afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (context.task.result?.state === 'fail' || storyId === undefined || !isChecked(context)) return;

  const { html, problems }: ServerStory = await commands.checkOnServer(storyId);
  expect(problems, 'HTML of the server').toEqual([]);
  // The server renders what stories say; the language of the toolbar belongs to the preview.
  const language = currentLanguage();
  await chooseLanguage('rs');
  expect(await hydrationProblems(html, (context as StoryContext).story), 'hydration').toEqual([]);
  await chooseLanguage(language);
});

/** Not for parts of a page; contrast has its own look. */
const unasked = { region: { enabled: false }, 'color-contrast': { enabled: false } };

// All rules but that of contrast, as the panel of accessibility has them, over the parts that no story has shown
// before.
afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (context.task.result?.state === 'fail' || storyId === undefined || !isChecked(context)) return;

  const { rules } = (context as StoryContext).story.parameters.a11y?.options ?? {};
  const { parts, known } = openStructure(document.body, rightParts);
  const { violations } = await axe.run(
    { include: document.body, exclude: [...known] },
    { resultTypes: ['violations'], rules: { ...rules, ...unasked } },
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, 'accessibility').toEqual([]);
  for (const part of parts) rightParts.add(part);
});
