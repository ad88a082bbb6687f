import type { WidgetEvents } from './WidgetEvents.ts';

/** How a widget reacts. */
export interface WidgetActions {
  /** Ends when the element leaves the page: it may come back, and would then be heard twice. */
  readonly signal: AbortSignal;
  /** Loads the parts of the widget that depend on these choices. */
  readonly load: (chosen: URLSearchParams) => Promise<void>;
  /** Tells the page; false where it prevented what would happen. */
  readonly tell: <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]['detail']) => boolean;
}

const textOf = (form: HTMLFormElement) => {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URLSearchParams(entries.filter(([name]) => name !== 'via' && name !== 'filters'));
};

/**
 * Handles presses and choices inside a widget: forms count while they are filled in, pages of a stock turn in place.
 */
export function watchForms(root: ShadowRoot, { load, tell, signal }: WidgetActions) {
  const formNow = () => root.querySelector('form');

  const on = (name: string, listener: (event: Event) => void, capture = false) =>
    root.addEventListener(name, listener, { signal, capture });

  on('change', () => {
    const form = formNow();
    if (form) void load(textOf(form));
  });
  on('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('data-inside')) {
      event.preventDefault();
      return;
    }
    // as the browser sends it: the questions of the form take the place of those of its address
    const address = new URL(form.action);
    address.search = String(new URLSearchParams(new FormData(form) as never));
    if (!tell('volan:search', { href: address.href })) event.preventDefault();
  });
  on('click', (event) => {
    const link = (event.target as Element).closest('a');
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;

    const form = formNow();
    if (link.closest('[data-pager]') && form) {
      event.preventDefault();
      const chosen = textOf(form);
      chosen.set('page', new URL(link.href).searchParams.get('page') ?? '1');
      void load(chosen).then(() => {
        const list = root.querySelector('[data-live="ads"]');
        // a new page is read from its first ad; on a phone that one is far above what was pressed
        if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
      });

      return;
    }
    const ad = link.dataset['ad'];
    if (!tell('volan:open', { href: link.href, ad: ad === undefined ? null : Number(ad) })) event.preventDefault();
  });
  // a picture that fails leaves its place empty, not broken
  on('error', (event) => ((event.target as HTMLElement).hidden = true), true);
}
