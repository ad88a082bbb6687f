import { expect } from 'storybook/test';

const clips = ['hidden', 'clip'];
const scrolls = ['auto', 'scroll'];

/** How the places around an element treat what is wider than they are. */
function overflowAround(element: Element): string[] {
  const { parentElement } = element;
  return parentElement === null || parentElement === document.body
    ? []
    : [getComputedStyle(parentElement).overflowX, ...overflowAround(parentElement)];
}

const hasWords = (element: Element) =>
  [...element.childNodes].some(({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim() !== '');

/** A scroller may hold more than is seen, a frame may cut a picture, but nothing may cut words. */
function mayBeWider(element: Element) {
  const around = overflowAround(element);
  return (
    around.some((value) => scrolls.includes(value)) ||
    (!hasWords(element) && around.some((value) => clips.includes(value)))
  );
}

const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
};

const named = (element: Element) => `<${element.localName}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;

/**
 * Fails if a story is wider than its window: the page scrolls sideways, or a part is beyond the edge. Parts inside a
 * scroller are left out.
 */
export async function expectToFit(): Promise<void> {
  const edge = document.documentElement.clientWidth + 0.5;
  const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > edge || left < -0.5) && isSeen(element) && !mayBeWider(element);
  });
  await expect(beyond.map(named), 'parts beyond the edge').toEqual([]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(edge);
}
