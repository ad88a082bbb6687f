import { closeGroupsOnOpening } from './closeGroups.ts';
import {
  closeSheets,
  holdFocus,
  holdFocusInOpen,
  leaveSheet,
  leaveWithRouter,
  makePageInertOnTab,
  releaseFocus,
} from './holdFocus.ts';
import { keepLayerHistory } from './layerHistory.ts';
import { prewarmOnIntent } from './prewarmLayout.ts';
import { menuKeys } from './menuKeys.ts';
import { openDialogs } from './openDialogs.ts';
import { noteScrollBar } from './scrollBar.ts';
import { selectUnderCover } from './selectUnderCover.ts';

const openMenus = (root: Document) => root.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** A click anywhere else closes an open menu. */
function closeMenusBeside(event: Event): void {
  const target = event.target as Node;
  for (const menu of openMenus(target.ownerDocument ?? document)) {
    if (!menu.contains(target)) {
      menu.open = false;
    }
  }
}

/** Closes every open menu: a page that comes back from the back/forward cache starts as it was loaded. [C25] */
function closeMenus(root: Document): void {
  for (const menu of openMenus(root)) {
    menu.open = false;
  }
}

/**
 * Adds what native elements lack, for a whole document and everything added to it later: menus close on Escape and on
 * a click outside, sheets trap the focus, close when a link in them is followed and are prewarmed before they open,
 * Back closes what fills the window, the text of a card is selected under its stretched link, older browsers open
 * dialogs.
 *
 * Everything opens and submits without it. Returns a function that removes it.
 */
export function installBehaviour(root: Document): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  root.addEventListener('click', leaveSheet, { signal });
  root.addEventListener('click', leaveWithRouter, { signal });
  root.addEventListener('click', openDialogs, { signal });
  root.addEventListener('pointerdown', closeMenusBeside, { signal });
  root.addEventListener('mousedown', selectUnderCover, { signal });
  root.addEventListener('focusin', closeMenusBeside, { signal });
  root.addEventListener('pointerover', prewarmOnIntent, { signal, passive: true });
  root.addEventListener('focusin', prewarmOnIntent, { signal });
  root.addEventListener('keydown', menuKeys, { signal });
  root.addEventListener('keydown', makePageInertOnTab, { signal });
  // Toggle events do not bubble, but they can be captured.
  root.addEventListener('toggle', holdFocus, { capture: true, signal });
  root.addEventListener('beforetoggle', closeGroupsOnOpening, { capture: true, signal });
  root.addEventListener('beforetoggle', releaseFocus, { capture: true, signal });
  // The page may enter the back/forward cache and be restored later.
  root.defaultView?.addEventListener(
    'pagehide',
    () => {
      closeSheets(root);
      closeMenus(root);
    },
    { signal },
  );
  root.defaultView?.matchMedia('(min-width: 1024px)').addEventListener('change', () => closeSheets(root), { signal });
  noteScrollBar(root, signal);
  keepLayerHistory(root, signal);
  holdFocusInOpen(root);

  return () => ending.abort();
}
