import { widgetAttributes, widgetKinds, type WidgetKind } from '@volan/domain-rules';
import { connectWidget, type WidgetPart } from './connectWidget.ts';
import type { WidgetSource } from './widgetAddress.ts';

/** How one major version makes a widget of an element. */
type Connect = (element: HTMLElement, kind: WidgetKind) => WidgetPart;

/** The major versions of a page, the first one first. The name is shared by all versions for ever. */
const versionsName = Symbol.for('volan.widgets');

/** Tells elements that wait for their version that one more is there. */
const arrival = 'volan:version';

type Page = typeof globalThis & { [versionsName]?: Map<string, Connect> };

const watched = (kind: WidgetKind) => [
  'key',
  'data-key',
  'brand',
  'lang',
  'theme',
  'font',
  'version',
  ...widgetAttributes[kind],
];

function elementOf(kind: WidgetKind, versions: ReadonlyMap<string, Connect>) {
  return class extends HTMLElement {
    static readonly observedAttributes = watched(kind);
    #part: WidgetPart | undefined;

    connectedCallback() {
      document.addEventListener(arrival, this);
      this.handleEvent();
    }

    /** Begins, once the version that it names is there; without a name any will do. */
    handleEvent() {
      const wanted = this.getAttribute('version');
      const connect = wanted === null ? [...versions.values()][0] : versions.get(wanted);
      if (this.#part || !connect) return;

      this.#part = connect(this, kind);
      this.#part.update();
    }

    disconnectedCallback() {
      document.removeEventListener(arrival, this);
      this.#part?.stop();
      this.#part = undefined;
    }

    attributeChangedCallback() {
      this.#part?.update();
    }
  };
}

/**
 * Makes `volan-search`, `volan-ads`, `volan-stock` and `volan-price-badge` known to the page. Calling it again, or with
 * another major version, harms nobody: an element with `version="2"` waits for that version, one without it takes the
 * first that is there.
 *
 * Does nothing on a server.
 */
export function defineWidgets(source: WidgetSource) {
  if (typeof customElements === 'undefined') return;

  const page = globalThis as Page;
  const versions = (page[versionsName] ??= new Map<string, Connect>());
  if (!versions.has(String(source.major))) {
    versions.set(String(source.major), (element, kind) => connectWidget(element, kind, source));
    document.dispatchEvent(new Event(arrival));
  }
  for (const kind of widgetKinds) {
    const name = `volan-${kind}`;
    if (!customElements.get(name)) customElements.define(name, elementOf(kind, versions));
  }
}
