/**
 * The whole script of a public page before the first island is due: small, inlined, its hash stands in the CSP.
 *
 * A click that comes before its island is awake waits for it and is repeated; if the island cannot load, the button's
 * own form is sent. What was typed or chosen too early stays, and the island hears of it once it is awake.
 */
import { oneCountrySelected } from './blocks/places/oneCountrySelected.ts';
import type { IslandTiming } from './runtime/hydration/IslandTiming.ts';

const waking = new Map<Element, Promise<void>>();
const awake = new WeakSet<Element>();

const islandOf = (event: Event) => (event.target as Element).closest<HTMLElement>('x-island');

async function start(element: HTMLElement) {
  const { wakeIsland } = await import('./wakeIsland.ts');
  await wakeIsland(element);
  awake.add(element);
}

function wakeOnce(element: HTMLElement) {
  const running = waking.get(element) ?? start(element);
  waking.set(element, running);
  // A lost network: the next touch tries again.
  running.catch(() => waking.delete(element));
  return running;
}

const wakeQuietly = (element: HTMLElement) => {
  wakeOnce(element).catch(() => {});
};

for (const type of ['pointerdown', 'focusin', 'input']) {
  document.addEventListener(
    type,
    (event) => {
      const element = islandOf(event);
      if (element && !awake.has(element)) {
        wakeQuietly(element);
      }
    },
    { capture: true, passive: true },
  );
}

document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[form],button[type=button]');
    // A button of a card is in no island, but its form is.
    const element = button?.form?.closest<HTMLElement>('x-island') ?? islandOf(event);
    if (!element || !button || awake.has(element) || button.popoverTargetElement) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute('aria-busy', 'true');
    void wakeOnce(element)
      .then(
        () => button.click(),
        () => button.form?.requestSubmit(button),
      )
      .finally(() => button.removeAttribute('aria-busy'));
  },
  { capture: true },
);

function whenIdle(task: () => void) {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(task, { timeout: 4000 });
  } else {
    setTimeout(task, 200);
  }
}

const islands = (when: IslandTiming) => document.querySelectorAll<HTMLElement>(`x-island[data-when=${when}]`);

function begin() {
  void import('@volan/ui/behaviour').then(({ installBehaviour }) => installBehaviour(document));
  islands('idle').forEach(wakeQuietly);
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target.parentElement) {
        const element = target.parentElement;
        seen.unobserve(target);
        whenIdle(() => wakeQuietly(element));
      }
    }
  });
  // The island itself has no box, so its first child is watched.
  for (const { firstElementChild } of islands('visible')) {
    if (firstElementChild) {
      seen.observe(firstElementChild);
    }
  }
}

// One country is selected, and this host shows all of them: the reader is led there before he begins to read. [F09]
if ('allCountries' in document.body.dataset && oneCountrySelected(document.cookie)) {
  void import('./blocks/places/goToCountry.ts').then(({ goToSelectedCountry }) => goToSelectedCountry());
}

if (document.readyState === 'complete') {
  whenIdle(begin);
} else {
  addEventListener('load', () => whenIdle(begin));
}
