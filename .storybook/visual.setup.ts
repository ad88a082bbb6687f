import { page } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, expect, type TestContext } from 'vitest';
import { picturedLooks } from './docs/proofsOf.ts';
import { isPictured, mainStory } from './tests/isPictured.ts';
import { isInFrame, rootsOfComponent } from './tests/rootOfComponent.ts';
import { shownStory } from './tests/shownStory.ts';

/**
 * The main story of a component has its picture in both, the others in the first. Colours are tokens, so these two say
 * what four would: each brand once, each theme once.
 */
const looks = picturedLooks;

const placeOf = ({ task }: TestContext) => task.file.tasks.indexOf(task);
const namesOf = ({ task }: TestContext) => task.file.tasks.map(({ name }) => name);

/** A picture that does not show the component compares nothing. */
function requireComponent(storyId: string) {
  const shown = shownStory();
  if (!shown?.component || rootsOfComponent(shown.canvas, shown.component).some(isInFrame)) return;
  throw new Error(
    `The picture of ${storyId} would not show its component: the root is not drawn, closed or outside of the frame. ` +
      'End the story with it in view, or name the story that shows it in .storybook/tests/isPictured.ts.',
  );
}

beforeAll(() => {
  const still = document.createElement('style');
  // No caret, nothing on its way, no bar that comes and goes with the height of the page, and a dialog or popover is
  // never outside of the picture of the body.
  still.textContent = `
    *, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; }
    html { scrollbar-width: none; }
    body[data-pictured]:has(dialog[open], :popover-open) { min-height: 100vh; }
  `;
  document.head.append(still);
});

beforeEach((context) => {
  context.skip(
    !isPictured(context.task.file.filepath, namesOf(context), placeOf(context)),
    'It has no picture of its own.',
  );
});

afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (storyId === undefined || context.task.result?.state === 'fail') {
    return;
  }
  requireComponent(storyId);
  const { body } = document;
  const mounted = { brand: body.dataset['brand'], theme: body.dataset['theme'] };
  await document.fonts.ready;
  body.dataset['pictured'] = '';
  const isMain = placeOf(context) === mainStory(context.task.file.filepath, namesOf(context));
  for (const look of isMain ? looks : looks.slice(0, 1)) {
    Object.assign(body.dataset, look);
    await expect(page.elementLocator(body)).toMatchScreenshot(`${storyId}-${look.brand}-${look.theme}`);
  }
  Object.assign(body.dataset, mounted);
  delete body.dataset['pictured'];
});
