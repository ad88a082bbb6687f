import { useEffect, useState, type FormEvent } from 'react';
import { useBrowserStore } from '../../runtime/browser/browserStore.ts';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import type { FavouriteKind } from '../adCard/favouriteFormId.ts';
import { favouriteStores } from './favouriteStores.ts';

const loadChange = () => import('./changeFavourite.ts');

/** Gives the focus to what is done with the next row, or the one before, else to the page: the own row goes. */
function leaveRow(form: HTMLFormElement) {
  const rows = [...(form.closest('ul')?.querySelectorAll<HTMLLIElement>(':scope > li') ?? [])];
  const at = rows.findIndex((row) => row.contains(form));
  const next = rows[at + 1] ?? rows[at - 1];
  (next?.querySelector<HTMLElement>('form [type=submit]') ?? document.querySelector('main'))?.focus();
}

/**
 * Takes marks away in the list of what is marked: a row goes at once, and comes back where the server refuses or it is
 * undone. Where no script runs, the form of the row does it. [M09, B10, B11]
 *
 * @returns whether the row of something has gone, and what runs when its form is sent
 */
export function useUnmarking(kind: FavouriteKind) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const { ids } = useBrowserStore(favouriteStores[kind]);

  useEffect(
    () =>
      void loadChange().then(
        ({ prepareFavourites }) => prepareFavourites(),
        () => {},
      ),
    [],
  );

  const unmark = (event: FormEvent<HTMLFormElement>, id: string) => {
    const user = signedInUser();
    if (user === null) return;

    event.preventDefault();
    const form = event.currentTarget;
    void loadChange().then(
      ({ changeFavourite }) => {
        leaveRow(form);
        setTaken((before) => [...before, id]);
        void changeFavourite(kind, user, id, false);
      },
      () => form.submit(),
    );
  };

  return { isGone: (id: string) => taken.includes(id) && !ids.includes(id), unmark };
}
