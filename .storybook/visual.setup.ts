import { page } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, expect, type TestContext } from 'vitest';
import { isPictured } from './tests/isPictured.ts';

/**
 * The first story of a component has its picture in both, the others in the first. Colours are tokens, so these two say
 * what four would: each brand once, each theme once.
 */
const looks = [
  { brand: 'volan', theme: 'light' },
  { brand: 'gearlane', theme: 'dark' },
];

const placeOf = ({ task }: TestContext) => task.file.tasks.indexOf(task);

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
    !isPictured(context.task.file.filepath, context.task.name, placeOf(context)),
    'It has no picture of its own.',
  );
});

afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (storyId === undefined || context.task.result?.state === 'fail') {
    return;
  }
  const { body } = document;
  const mounted = { brand: body.dataset['brand'], theme: body.dataset['theme'] };
  await document.fonts.ready;
  body.dataset['pictured'] = '';
  for (const look of placeOf(context) === 0 ? looks : looks.slice(0, 1)) {
    Object.assign(body.dataset, look);
    await expect(page.elementLocator(body)).toMatchScreenshot(`${storyId}-${look.brand}-${look.theme}`);
  }
  Object.assign(body.dataset, mounted);
  delete body.dataset['pictured'];
});
