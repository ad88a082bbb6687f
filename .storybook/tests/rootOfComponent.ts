/** The properties of React's internal node of an element that are read here. */
interface Fiber {
  type: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Each fiber of a tree, parents before their children. */
function* walk(fiber: Fiber | null): Generator<Fiber> {
  for (let next = fiber; next; next = next.sibling) {
    yield next;
    yield* walk(next.child);
  }
}

/** The trees that React draws into an element or below it: a story may make a root of its own. */
function treesIn(canvas: Element): Fiber[] {
  return [canvas, ...canvas.querySelectorAll('*')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    if (key === undefined) return [];

    const { stateNode } = (element as unknown as Record<string, Fiber>)[key] as Fiber;

    return [(stateNode as { current: Fiber }).current];
  });
}

/** The first element of each place where a component is drawn. The component itself may be wrapped, as by `memo`. */
export function rootsOfComponent(canvas: Element, component: unknown): Element[] {
  const drawn = treesIn(canvas).flatMap((tree) => [...walk(tree)].filter(({ type }) => type === component));
  return drawn
    .flatMap(({ child }) => [...walk(child)].find(({ stateNode }) => stateNode instanceof Element) ?? [])
    .map(({ stateNode }) => stateNode as Element);
}

/** Whether something of an element can be seen in the picture of the window. */
export function isInFrame(element: Element): boolean {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  // What only screen readers meet is one pixel large; a line is one pixel thin.
  if (width * height <= 1) return [...element.children].some(isInFrame);

  const { scrollWidth, scrollHeight } = document.documentElement;
  const isInside =
    right > 0 && bottom > 0 && left < Math.max(innerWidth, scrollWidth) && top < Math.max(innerHeight, scrollHeight);

  return isInside && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}
