import type { FavouriteKind } from '../adCard/favouriteFormId.ts';

/** Where the ad or seller waits that a visitor wanted to mark. */
const keyOf = (kind: FavouriteKind) => `pending-${kind}`;

/** How long it waits, in milliseconds: as long as signing up may take. */
const waitMs = 30 * 60_000;

/** Keeps in this tab what is to be marked after signing in. */
export function keepPendingFavourite(kind: FavouriteKind, id: string): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify({ id, until: Date.now() + waitMs }));
  } catch {
    // Forbidden: the button is pressed again after signing in.
  }
}

/** What waits; null where nothing does. Anything may be there. [T42] */
export function readPendingFavourite(kind: FavouriteKind): string | null {
  try {
    const { id, until } = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}') as { id?: unknown; until?: unknown };
    return typeof id === 'string' && typeof until === 'number' && until > Date.now() ? id : null;
  } catch {
    return null;
  }
}

/** The pending mark was stored or refused: it is not tried again. */
export function forgetPendingFavourite(kind: FavouriteKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // Forbidden: nothing waits there.
  }
}
