import { visitSeller } from '@volan/api-contract/wire';
import { lateTranslator } from '@volan/i18n/late';
import { accountApi } from '../../runtime/browser/accountApi.ts';
import { pageBrand, pageLanguage, pageWritten } from '../../runtime/browser/pageFacts.ts';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import { prepareToasts, showToast } from '../../runtime/overlays/showToast.ts';
import type { FavouriteKind } from '../adCard/favouriteFormId.ts';
import { favouriteCalls } from './favouriteCalls.ts';
import { favouriteStores, markFavourite } from './favouriteStores.ts';
import { forgetPendingFavourite, keepPendingFavourite, readPendingFavourite } from './pendingFavourite.ts';

const api = () => accountApi({ brand: pageBrand(), language: pageLanguage() });
const messages = () => lateTranslator('favourites', pageWritten());

/** Stores the saved ads for reading without a connection. Without a network that waits for the next page. */
const saveOfflineFavourites = (user: number) =>
  import('./saveOfflineFavourites.ts').then(
    (loaded) => loaded.saveOfflineFavourites(user),
    () => {},
  );

/** The running changes: a second press of the same button does nothing. */
const changing = new Set<string>();

/** The marks that were changed on this page: a list that was requested earlier does not have them. */
const pressed: Record<FavouriteKind, Map<string, boolean>> = { ads: new Map(), sellers: new Map() };

/** Shows a change and stores it. A change of a user who has signed out in the meantime is not shown. */
function mark(kind: FavouriteKind, user: number, id: string, marked: boolean): void {
  pressed[kind].set(id, marked);
  if (signedInUser() === user) markFavourite(kind, user, id, marked);
}

/** Fetches what a press will need. */
export function prepareFavourites(): void {
  prepareToasts();
  messages().catch(() => {});
}

/** Marks or forgets: shown at once, taken back where the server refuses, said in any case. [M09] */
export async function changeFavourite(kind: FavouriteKind, user: number, id: string, marked: boolean): Promise<void> {
  const subject = `${kind} ${id}`;
  if (changing.has(subject)) return;

  changing.add(subject);
  mark(kind, user, id, marked);
  const { change: send, texts } = favouriteCalls[kind];
  const [result, text] = await Promise.all([send(api(), id, marked), messages()]).finally(() =>
    changing.delete(subject),
  );
  if (result.ok) {
    const undo = () => void changeFavourite(kind, user, id, !marked);
    if (kind === 'ads') void saveOfflineFavourites(user);
    showToast({ text: text(marked ? texts.added : texts.removed), undo });

    return;
  }
  mark(kind, user, id, !marked);
  const isFull = Object.values(result.errors ?? {}).some((codes) => codes.includes('max'));
  showToast({ text: text(isFull ? texts.full : 'favourites.failed'), tone: 'error' });
}

/**
 * Reads what the account marked, and marks what waited for signing in.
 *
 * @param visited the seller whose ads this page shows: only later ones count as new
 */
export async function loadFavourites(kind: FavouriteKind, user: number, visited?: number): Promise<void> {
  const known = await favouriteCalls[kind].list(api());
  if (known === null || signedInUser() !== user) return;

  const since = pressed[kind];
  const added = [...since.keys()].filter((id) => since.get(id) && !known.includes(id));
  const ids = [...added, ...known.filter((id) => since.get(id) !== false)];
  favouriteStores[kind].write({ user, ids });
  const pending = readPendingFavourite(kind);
  if (pending !== null && !ids.includes(pending)) await changeFavourite(kind, user, pending, true);
  forgetPendingFavourite(kind);
  if (kind === 'ads') void saveOfflineFavourites(user);
  if (visited !== undefined && ids.includes(String(visited))) await api().send(visitSeller, { seller: visited });
}

/** A button was pressed: a signed-in user adds or removes the mark; a visitor signs in and comes back. [A05, H01] */
export async function pressFavourite(kind: FavouriteKind, id: string, signInPath: string): Promise<void> {
  const user = signedInUser();
  if (user !== null) return changeFavourite(kind, user, id, !favouriteStores[kind].read().ids.includes(id));

  keepPendingFavourite(kind, id);
  const wanted = kind === 'ads' ? 'save' : 'follow';
  location.assign(`${signInPath}?return=${encodeURIComponent(location.pathname + location.search)}&for=${wanted}`);
}
