/**
 * The whole script that a public page runs before its first island loads. It is small and inlined, and the CSP has its
 * hash.
 *
 * A click that comes before its island is hydrated waits for it and is repeated; if the island cannot load, the
 * button's own form is sent. Early input stays, and the island gets it once it is hydrated.
 */
import { oneCountrySelected } from './blocks/places/oneCountrySelected.ts';
import type { HydrateOn } from './runtime/hydration/island.tsx';

const hydrating = new Map<Element, Promise<void>>();
const hydrated = new WeakSet<Element>();

const islandOf = (event: Event) => (event.target as Element).closest<HTMLElement>('x-island');

async function start(element: HTMLElement) {
  const { hydrateIsland } = await import('./hydrateIsland.ts');
  await hydrateIsland(element);
  hydrated.add(element);
}

function hydrateOnce(element: HTMLElement) {
  const running = hydrating.get(element) ?? start(element);
  hydrating.set(element, running);
  // A lost network: the next touch tries again.
  running.catch(() => hydrating.delete(element));

  return running;
}

const hydrateQuietly = (element: HTMLElement) => {
  hydrateOnce(element).catch(() => {});
};

for (const type of ['pointerdown', 'focusin', 'input']) {
  document.addEventListener(
    type,
    (event) => {
      const element = islandOf(event);
      if (element && !hydrated.has(element)) {
        hydrateQuietly(element);
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
    if (!element || !button || hydrated.has(element) || button.popoverTargetElement) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute('aria-busy', 'true');
    void hydrateOnce(element)
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

const islands = (hydrateOn: HydrateOn) =>
  document.querySelectorAll<HTMLElement>(`x-island[data-hydrate-on=${hydrateOn}]`);

function begin() {
  void import('@volan/ui/behaviour').then(({ installBehaviour }) => installBehaviour(document));
  islands('idle').forEach(hydrateQuietly);
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target.parentElement) {
        const element = target.parentElement;
        seen.unobserve(target);
        whenIdle(() => hydrateQuietly(element));
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

// One country is selected, and this host shows all of them: the visitor is led there before they begin to read. [F09]
if ('allCountries' in document.body.dataset && oneCountrySelected(document.cookie)) {
  void import('./blocks/places/goToCountry.ts').then(({ goToSelectedCountry }) => goToSelectedCountry());
}

if (document.readyState === 'complete') {
  whenIdle(begin);
} else {
  addEventListener('load', () => whenIdle(begin));
}
