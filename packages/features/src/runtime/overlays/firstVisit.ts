import { createOverlayQueue, firstVisitOverlays } from '@volan/ui/overlayQueue';

/** The name of an overlay that may come over the first visit; its turn is its place in `firstVisitOverlays`. [T46] */
export type FirstVisitName = (typeof firstVisitOverlays)[number];

/** An overlay that may come over the first visit. */
export interface FirstVisitOverlay {
  /** Whether it has something to show on this page. Small: every page asks. */
  readonly wants: () => boolean | Promise<boolean>;
  /** Loads and shows it; resolves when it has gone, rejects where it cannot be loaded. */
  readonly show: () => Promise<void>;
}

/** Overlays of which only one opens on a page: further ones come with the next page. */
const offers: ReadonlySet<FirstVisitName> = new Set(['push', 'app']);
let hasShown = false;

const queue = createOverlayQueue(firstVisitOverlays);
const shows = new Map<FirstVisitName, FirstVisitOverlay['show']>();
let standing: FirstVisitName | undefined;

/**
 * The page asks for a password, and no overlay may take its focus or cover it: they come with the next page. The same
 * holds for overlays that would take the focus from somebody who writes; the question about cookies takes none.
 */
const isInTheWay = (name: FirstVisitName) =>
  typeof document !== 'undefined' &&
  (document.querySelector('input[type=password]') !== null ||
    (name !== 'consent' &&
      document.activeElement?.matches(
        'textarea, input:not([type=checkbox], [type=radio], [type=submit], [type=button])',
      ) === true));

async function showNext() {
  const name = queue.current();
  if (name === standing) {
    return;
  }
  standing = name;
  if (name === undefined) {
    return;
  }
  try {
    if (!isInTheWay(name) && !(hasShown && offers.has(name))) {
      await shows.get(name)?.();
      hasShown = true;
    }
  } catch {
    // The network is gone: this one comes with the next page, and nothing waits for it.
  }
  standing = undefined;
  queue.done(name);
}

queue.subscribe(() => void showNext());

/**
 * Lets an overlay take its turn. All four names must be said on every page: those behind one that is unknown wait for
 * it. Said again it is asked again, such as when the visitor comes back on another day. [T46]
 */
export async function takeTurn(name: FirstVisitName, { wants, show }: FirstVisitOverlay): Promise<void> {
  shows.set(name, show);
  const wanted = await Promise.resolve()
    .then(wants)
    .catch(() => false);
  if (wanted) {
    queue.want(name);
  } else if (standing !== name) {
    queue.done(name);
  }
}
