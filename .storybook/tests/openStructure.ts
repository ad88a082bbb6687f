/** Attributes whose value is a name, a word or an address: for accessibility it counts whether they say anything. */
const wordy =
  /^(?:aria-(?:label|description|valuetext|placeholder|labelledby|describedby|controls)|id|for|name|form|alt|title|href|src|srcset|value|placeholder|content|action|datetime|d|sizes|popovertarget)$/;
/** The least width and height of what is pressed (WCAG 2.2). */
const leastTarget = 24;

/** Whether somebody may miss it: a link of few letters is narrower than one of many. */
function isSmallTarget(element: Element): boolean {
  if (!element.matches('a, button, input, select, summary, [role]')) return false;

  const { width, height } = element.getBoundingClientRect();
  return width < leastTarget || height < leastTarget;
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** The element alone: its attributes, whether it says something, is seen, and is small to press. */
function outlineOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) =>
    wordy.test(name) ? `${name}${value.trim() === '' ? '' : '!'}` : `${name}=${value}`,
  );
  const marks = [hasText(element) && '!', isSmallTarget(element) && 'small', element.checkVisibility() && 'seen'];
  return [element.localName, ...attributes, ...marks.filter(Boolean)].join(' ');
}

/** 53 bits of a text, so that many can be remembered. */
function hashOf(text: string): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);

  return 4_294_967_296 * (2_097_151 & other) + (one >>> 0);
}

/** A page as what its accessibility depends on, but for its words. */
export interface Structure {
  /** Every part, with all in it and all around it. */
  parts: readonly number[];
  /** The largest parts that are among these. */
  known: readonly Element[];
}

/** Reads the structure of a page: which of its parts are among those that were found right before. */
export function openStructure(body: Element, right: ReadonlySet<number>): Structure {
  const parts: number[] = [];
  const known: Element[] = [];
  const insides = new Map<Element, number>();
  /** From below: an element with all in it. */
  function read(element: Element): number {
    const inside = [...element.children].map(read).join();
    const hash = hashOf(`${outlineOf(element)}>${inside}`);
    insides.set(element, hash);

    return hash;
  }
  /** From above: with all around it, as a part means something else in a list or in a landmark. */
  function place(element: Element, around: string, isWithinKnown: boolean) {
    const part = hashOf(`${around}>${insides.get(element)}`);
    const isKnown = right.has(part);
    if (isKnown && !isWithinKnown) known.push(element);
    parts.push(part);
    const here = `${around}>${element.localName} ${element.getAttribute('role') ?? ''}`;
    for (const child of element.children) place(child, here, isWithinKnown || isKnown);
  }
  read(body);
  for (const child of body.children) place(child, '', false);

  return { parts, known };
}
