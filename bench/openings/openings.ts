import type { Page } from 'playwright-core';

/** Something that a visitor opens on a page. */
export interface Opening {
  readonly name: string;
  readonly on: 'phone' | 'desktop';
  /** The kind of page that has it, of `market/pages.ts`. */
  readonly page: 'catalog' | 'details' | 'home';
  /** The brand that has it. @default 'volan' */
  readonly brand?: string;
  /** Selector of the pressed button. */
  readonly button: string;
  /** What then is open. */
  readonly opened: string;
}

/** Menus, sheets and dialogs of pages for everybody. */
export const openings: readonly Opening[] = [
  {
    name: 'categories',
    on: 'desktop',
    page: 'catalog',
    button: '[data-bar] summary >> nth=0',
    opened: '[data-bar] details[open] >> nth=0',
  },
  {
    name: 'fast search',
    on: 'desktop',
    page: 'catalog',
    button: '[data-bar] summary >> nth=1',
    opened: '[data-bar] details[open] >> nth=0',
  },
  {
    name: 'languages',
    on: 'desktop',
    page: 'catalog',
    button: 'button[popovertarget=site-languages]:visible',
    opened: '#site-languages:popover-open',
  },
  {
    name: 'countries',
    on: 'desktop',
    brand: 'gearlane',
    page: 'catalog',
    button: 'button[popovertarget=site-countries]:visible',
    opened: '#site-countries:popover-open',
  },
  {
    name: 'history',
    on: 'desktop',
    page: 'catalog',
    button: 'a[data-opens-dialog=history]:visible',
    opened: '#history-dialog[open]',
  },
  {
    name: 'lightbox',
    on: 'desktop',
    page: 'details',
    button: 'x-island[data-name=gallery] button[type=button] >> nth=0',
    opened: '#gallery-lightbox[open]',
  },
  {
    name: 'menu',
    on: 'phone',
    page: 'home',
    button: 'button[popovertarget=site-menu]:visible',
    opened: '#site-menu:popover-open',
  },
  {
    name: 'history',
    on: 'phone',
    page: 'home',
    button: 'a[data-opens-dialog=history]:visible',
    opened: '#history-dialog[open]',
  },
  {
    name: 'menu',
    on: 'phone',
    page: 'catalog',
    button: 'button[popovertarget=site-menu]:visible',
    opened: '#site-menu:popover-open',
  },
  {
    name: 'filters',
    on: 'phone',
    page: 'catalog',
    button: 'button[popovertarget=filters]:visible',
    opened: '#filters:popover-open',
  },
  {
    name: 'history',
    on: 'phone',
    page: 'catalog',
    button: 'a[data-opens-dialog=history]:visible',
    opened: '#history-dialog[open]',
  },
  {
    name: 'comparison',
    on: 'phone',
    page: 'catalog',
    button: 'a[data-opens-dialog^=compare]:visible',
    opened: '#compare-dialog[open]',
  },
  {
    name: 'lightbox',
    on: 'phone',
    page: 'details',
    button: 'x-island[data-name=gallery] button[type=button] >> nth=0',
    opened: '#gallery-lightbox[open]',
  },
];

/**
 * Where a visitor presses on a page at rest, and how: with a finger on a phone, else with a mouse that was moved while
 * the page was read and is now over the button.
 */
export async function press(page: Page, { on, button }: Opening) {
  const target = page.locator(button).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${button} is not on ${page.url()}.`);

  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  if (on === 'phone') return page.touchscreen.tap(...at);

  await page.mouse.move(readAt, readAt);
  await page.waitForTimeout(reads);
  await page.mouse.move(...at, { steps: 5 });
  await page.waitForTimeout(pointerRests);
  await page.mouse.click(...at);
}

/**
 * Where the mouse is while the page is read, in CSS pixels from its left and top, and for how long at least, in
 * milliseconds.
 */
const readAt = 500;
const reads = 1500;

/** A pointer rests for so long before it presses, in milliseconds; visitors take longer. */
const pointerRests = 200;
