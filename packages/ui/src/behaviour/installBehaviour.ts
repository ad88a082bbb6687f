import { closeGroupsOnOpening } from './closeGroups.ts';
import { closeMenus, closeMenusBeside } from './closeMenus.ts';
import { closeSheets, holdFocus, holdFocusInOpen, leaveSheet, makePageInertOnTab, releaseFocus } from './holdFocus.ts';
import { prewarmOnIntent } from './prewarmLayout.ts';
import { menuKeys } from './menuKeys.ts';
import { openDialogs } from './openDialogs.ts';
import { noteScrollBar } from './scrollBar.ts';

/**
 * What native elements leave open, for a whole document and all that comes into it later: menus close on
 * Escape and on a click beside them, sheets hold the focus, close on the way to
 * another page and are laid out before they open, older browsers open dialogs.
 *
 * Everything opens and submits without it. Returns the function that takes it away.
 */
export function installBehaviour(root: Document): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  root.addEventListener('click', leaveSheet, { signal });
  root.addEventListener('click', openDialogs, { signal });
  root.addEventListener('pointerdown', closeMenusBeside, { signal });
  root.addEventListener('focusin', closeMenusBeside, { signal });
  root.addEventListener('pointerover', prewarmOnIntent, { signal, passive: true });
  root.addEventListener('focusin', prewarmOnIntent, { signal });
  root.addEventListener('keydown', menuKeys, { signal });
  root.addEventListener('keydown', makePageInertOnTab, { signal });
  // Toggle events do not bubble, but they are captured on their way down.
  root.addEventListener('toggle', holdFocus, { capture: true, signal });
  root.addEventListener('beforetoggle', closeGroupsOnOpening, { capture: true, signal });
  root.addEventListener('beforetoggle', releaseFocus, { capture: true, signal });
  // The browser may keep the page as it is and bring it back later.
  root.defaultView?.addEventListener(
    'pagehide',
    () => {
      closeSheets(root);
      closeMenus(root);
    },
    { signal },
  );
  root.defaultView?.addEventListener('popstate', () => closeSheets(root), { signal });
  root.defaultView?.matchMedia('(min-width: 1024px)').addEventListener('change', () => closeSheets(root), { signal });
  noteScrollBar(root, signal);
  holdFocusInOpen(root);
  return () => ending.abort();
}
