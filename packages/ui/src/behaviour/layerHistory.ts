import { isDropdown } from './holdFocus.ts';
import { openSheets } from './inertBackground.ts';

/** Marks a dialog that fills the window: the Back button of a phone closes it, and the page stays. */
export const closedByBack = { 'data-closed-by-back': '' } as const;

/** The data of the entry of open layers in `history.state`, beside that of a router. */
interface LayerState {
  /** Ids of what fills the window, the first opened first. */
  readonly openLayers?: readonly string[];
  /** Set by the router of private pages, which would load the page again for an entry of a sheet. */
  readonly idx?: number;
}

const stateIn = (view: Window) => view.history.state as LayerState | null;
const notedIn = (view: Window) => stateIn(view)?.openLayers ?? [];

/** What fills the window now: dialogs that say so, and the sheets of a phone. */
function openLayers(root: Document): HTMLElement[] {
  const dialogs = root.querySelectorAll<HTMLDialogElement>('dialog[data-closed-by-back][open]');
  const isRouted = root.defaultView !== null && stateIn(root.defaultView)?.idx !== undefined;
  return [...dialogs, ...(isRouted ? [] : openSheets(root).filter((sheet) => !isDropdown(sheet)))];
}

/** Whether a click follows a link to another page: its navigation must not meet one of ours. */
function leadsAway({ target, defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || ctrlKey || metaKey || shiftKey || link.target === '_blank' || link.hasAttribute('download')) {
    return false;
  }
  const [here] = link.ownerDocument.URL.split('#');
  const isPage = /^https?:$/.test(link.protocol) && !(link.hash !== '' && link.href.startsWith(`${here ?? ''}#`));

  return isPage && (!defaultPrevented || link.closest('[data-closes-itself]') !== null);
}

/**
 * Keeps one entry of the history for each open layer, so that Back closes it and the page stays. Closing by anything
 * else takes the entry away. Where a link or form of a layer led to another page, the entry stays behind and is passed
 * over on the way back.
 */
export function keepLayerHistory(root: Document, signal: AbortSignal): void {
  const view = root.defaultView;
  if (!view) return;

  const { history } = view;
  let isReturning = false;
  let isAway = false;
  let lastClick: MouseEvent | null = null;

  /** Makes the entry name what is open. */
  function note(): void {
    if (!view || isReturning) return;

    const noted = notedIn(view);
    const open = openLayers(root).map(({ id }) => id);
    const path = [...noted.filter((id) => open.includes(id)), ...open.filter((id) => !noted.includes(id))];
    if (path.length < noted.length) {
      if (isAway || (lastClick && leadsAway(lastClick))) return;

      isReturning = true;
      history.go(path.length - noted.length);
    } else if (path.length > noted.length) {
      history.pushState({ ...stateIn(view), openLayers: path }, '');
    } else if (path.some((id, index) => id !== noted[index])) {
      history.replaceState({ ...stateIn(view), openLayers: path }, '');
    }
  }

  function arrive(): void {
    if (!view) return;

    const noted = notedIn(view);
    for (const layer of isReturning ? [] : [...openSheets(root), ...openLayers(root)]) {
      if (noted.includes(layer.id)) continue;
      if (layer.matches(':popover-open')) layer.hidePopover();
      else if (layer instanceof HTMLDialogElement) layer.close();
    }
    isReturning = false;
    lastClick = null;
    note();
  }

  // Toggle events do not bubble, but they can be captured.
  root.addEventListener('toggle', note, { capture: true, signal });
  root.addEventListener(
    'click',
    (event) => {
      lastClick = event;
      isAway = false;
    },
    { capture: true, signal },
  );
  view.addEventListener('popstate', arrive, { signal });
  view.addEventListener('pagehide', () => (isAway = true), { signal });
  view.addEventListener(
    'pageshow',
    () => {
      isAway = false;
      lastClick = null;
      note();
    },
    { signal },
  );
  note();
}
