import { widgetAttributes, widgetColumns, widgetHeight, widgetRows, type WidgetKind } from '@volan/domain-rules';
import { adoptSheets, reserve } from './adoptSheets.ts';
import { fetchWidget, WidgetError } from './fetchWidget.ts';
import { watchForms } from './watchForms.ts';
import type { WidgetEvents } from './WidgetEvents.ts';

/** Attributes of every widget that the server reads, beside those of its kind. */
const shared = ['key', 'brand', 'lang'] as const;

/** How far from the screen a widget begins to load, in pixels. */
const nearby = '600px';

/** Where the widgets come from, and as which major version. */
export interface WidgetSource {
  /** Origin of the marketplace: `https://volan.example`. */
  readonly origin: string;
  readonly major: number;
}

/** What one element is, as a script of some major version makes it. */
export interface WidgetPart {
  /** Called when the element is in a page, and again when an attribute changes. */
  update(): void;
  /** Called when the element leaves the page. */
  stop(): void;
}

const isDark = () => matchMedia('(prefers-color-scheme: dark)');

/**
 * Brings a widget into the shadow root of its element: reserves its room, loads it when it comes near, keeps it alive.
 */
export function connectWidget(element: HTMLElement, kind: WidgetKind, { origin, major }: WidgetSource): WidgetPart {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  // the link of the partner stays until something better is there
  if (!root.firstChild) showLink();
  // React and Vue keep `key` for themselves
  const text = (name: string) =>
    element.getAttribute(name) ?? (name === 'key' ? element.getAttribute('data-key') : null);
  const connection = new AbortController();
  let newest = new AbortController();
  let isNear = false;
  let queued = false;

  /** The partner's own link, as without scripts. */
  function showLink() {
    root.replaceChildren(document.createElement('slot'));
    element.removeAttribute('ready');
  }

  const tell = <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]['detail']) =>
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));

  function address(more?: URLSearchParams) {
    const asked = new URL(`/widgets/v${major}/${kind}`, origin);
    const language = element.closest('[lang]')?.getAttribute('lang') || navigator.language;
    for (const name of [...shared, ...widgetAttributes[kind]]) {
      const value = name === 'lang' ? language : text(name);
      if (value) asked.searchParams.set(name, value);
    }
    if (kind === 'ads' || kind === 'stock') {
      asked.searchParams.set('columns', String(widgetColumns(element.clientWidth)));
    }
    // empty answers too: "any make" takes back the make of `filters`
    more?.forEach((value, name) => asked.searchParams.append(name, value));

    return asked;
  }

  function paint() {
    const wanted = text('theme');
    const theme = wanted === 'dark' || (wanted !== 'light' && isDark().matches) ? 'dark' : 'light';
    for (const part of root.querySelectorAll<HTMLElement>('[data-theme]')) {
      part.dataset['theme'] = theme;
      part.style.colorScheme = theme;
      if (text('font') === 'host') part.style.setProperty('--volan-font', getComputedStyle(element).fontFamily);
    }
  }

  /** Our own strict words for what the server wrote: styles as properties, links with the key of the partner. */
  function finish(part: DocumentFragment) {
    for (const styled of part.querySelectorAll<HTMLElement>('[data-style]')) {
      styled.style.cssText = styled.dataset['style'] ?? '';
    }
    const key = text('key');
    for (const link of key ? part.querySelectorAll('a') : []) {
      const to = new URL(link.href);
      if (to.origin === origin || link.hasAttribute('data-ad')) to.searchParams.set('via', key ?? '');
      link.href = to.href;
    }
    for (const form of key ? part.querySelectorAll('form:not([data-inside])') : []) {
      const via = document.createElement('input');
      Object.assign(via, { type: 'hidden', name: 'via', value: key });
      form.append(via);
    }
  }

  /** Loads the widget, or with `more` the parts that these choices change. An earlier request is dropped. */
  async function load(more?: URLSearchParams) {
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    const failed = (error: unknown) => {
      const reason = error instanceof WidgetError ? error.reason : 'unavailable';
      console.warn(`<volan-${kind}> ${error instanceof Error ? error.message : reason}`);
      tell('volan:error', { kind, reason });
    };
    let isTold = false;
    try {
      const content = await fetchWidget(address(more), signal, (error) => {
        isTold = true;
        failed(error);
      });
      if (signal.aborted) return;

      const part = adoptSheets(root, content, text('font') !== 'host');
      finish(part);
      const parts = more ? [...root.querySelectorAll('[data-live]')] : [];
      if (parts.length > 0) replaceLive(parts, part);
      else root.replaceChildren(part);
      paint();
      element.toggleAttribute('ready', true);
      tell('volan:load', { kind });
    } catch (error) {
      if (signal.aborted) return;
      if (!isTold) failed(error);
      // the page asks for something else now: the shown content would be wrong
      const isWrong = error instanceof WidgetError && error.reason !== 'unavailable' && error.reason !== 'over-limit';
      if (!more && isWrong) showLink();
      else if (!isWrong) addEventListener('online', () => void load(more), { signal, once: true });
    }
  }

  /** Replaces only the parts that the answer changes: the focused element stays where it is. */
  function replaceLive(parts: readonly Element[], content: DocumentFragment) {
    const fresh = content.querySelectorAll('[data-live]');
    parts.forEach((old, index) => {
      const next = fresh[index];
      if (
        !next ||
        (old.getAttribute('data-live') === next.getAttribute('data-live') && old.innerHTML === next.innerHTML)
      )
        return;

      const hadFocus = old.contains(root.activeElement);
      // the part itself stays: somebody may be pressing it at this moment
      old.replaceChildren(...next.childNodes);
      old.setAttribute('data-live', next.getAttribute('data-live') ?? '');
      if (hadFocus) (old as HTMLElement).focus({ preventScroll: true });
    });
  }

  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;

      seen.disconnect();
      isNear = true;
      void load();
    },
    { rootMargin: nearby },
  );

  watchForms(root, { load, tell, signal: connection.signal });
  isDark().addEventListener('change', paint, { signal: connection.signal });

  return {
    update() {
      const strip = text('layout') === 'strip';
      reserve(root, widgetHeight(kind, { rows: widgetRows(text('rows')), strip }));
      if (queued) return;

      queued = true;
      // several attributes set one after the other are one change
      queueMicrotask(() => {
        queued = false;
        if (connection.signal.aborted) return;
        if (isNear) void load();
        else seen.observe(element);
      });
    },
    stop() {
      connection.abort();
      newest.abort();
      seen.disconnect();
    },
  };
}
