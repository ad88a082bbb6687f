import { widgetHeight, widgetRows, type WidgetKind } from '@volan/domain-rules';
import { adoptSheets, reserve } from './adoptSheets.ts';
import { fetchWidget, WidgetError } from './fetchWidget.ts';
import { attributeOf, widgetAddress, type WidgetSource } from './widgetAddress.ts';
import { finishContent, isDark, paintContent, replaceLive } from './widgetContent.ts';
import { watchForms } from './watchForms.ts';
import type { WidgetEvents } from './WidgetEvents.ts';

/** How far from the screen a widget begins to load, in pixels. */
const nearby = '600px';

/** What one element is, as a script of some major version makes it. */
export interface WidgetPart {
  /** Called when the element is in a page, and again when an attribute changes. */
  update(): void;
  /** Called when the element leaves the page. */
  stop(): void;
}

/**
 * Brings a widget into the shadow root of its element: reserves its room, loads it when it comes near, keeps it alive.
 */
export function connectWidget(element: HTMLElement, kind: WidgetKind, { origin, major }: WidgetSource): WidgetPart {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  // the link of the partner stays until something better is there
  if (!root.firstChild) showLink();
  const paint = () => paintContent(root, element);
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
      const content = await fetchWidget(widgetAddress(element, kind, { origin, major }, more), signal, (error) => {
        isTold = true;
        failed(error);
      });
      if (signal.aborted) return;

      const part = adoptSheets(root, content, attributeOf(element, 'font') !== 'host');
      finishContent(part, origin, attributeOf(element, 'key'));
      const parts = more ? [...root.querySelectorAll('[data-live]')] : [];
      if (parts.length > 0) replaceLive(root, parts, part);
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
      const strip = attributeOf(element, 'layout') === 'strip';
      reserve(root, widgetHeight(kind, { rows: widgetRows(attributeOf(element, 'rows')), strip }));
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
