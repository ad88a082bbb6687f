import { useEffect } from 'react';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import { favouriteFormIds, type FavouriteKind } from '../adCard/favouriteFormId.ts';
import { favouriteStores, keepOwnFavourites } from './favouriteStores.ts';

const selectorOf = (kind: FavouriteKind) => `button[form=${favouriteFormIds[kind]}]`;

/** Shows on every button what is marked. Cards are the same for all visitors, so it comes later. */
function showMarks(kind: FavouriteKind) {
  const marked = new Set(favouriteStores[kind].read().ids);
  for (const button of document.querySelectorAll<HTMLButtonElement>(selectorOf(kind))) {
    const pressed = String(marked.has(button.value));
    button.ariaPressed = pressed;
    // an icon that is never filled stays as the server made it
    button.querySelector('svg[data-filled]')?.setAttribute('data-filled', pressed);
  }
}

const loadChange = () => import('./changeFavourite.ts');

/** The code for a press is loaded when the pointer comes near; without a network the press does nothing. */
const whenLoaded = (use: (loaded: Awaited<ReturnType<typeof loadChange>>) => void, otherwise = () => {}) =>
  void loadChange().then(use, otherwise);

export interface FavouriteFormIslandProps {
  kind: FavouriteKind;
  /** The page of what is marked: without JavaScript a button leads there. */
  action: string;
  signInPath: string;
  /** Account of the seller whose ads this page shows. */
  visited?: number | undefined;
}

/**
 * The form of all hearts of a page, or of all buttons that follow; they are in parts that are no islands. [A05, M09]
 */
export function FavouriteFormIsland({ kind, action, signInPath, visited }: FavouriteFormIslandProps) {
  useEffect(() => {
    const buttonOf = ({ target }: Event) => (target as Element).closest<HTMLButtonElement>(selectorOf(kind));
    const prepare = (event: Event) => buttonOf(event) && whenLoaded(({ prepareFavourites }) => prepareFavourites());
    const press = (event: MouseEvent) => {
      const button = buttonOf(event);
      if (!button) return;

      event.preventDefault();
      whenLoaded(
        ({ pressFavourite }) => void pressFavourite(kind, button.value, signInPath),
        () => button.form?.requestSubmit(button),
      );
    };
    const show = () => showMarks(kind);
    keepOwnFavourites(kind);
    show();
    const ends = favouriteStores[kind].subscribe(show);
    const user = signedInUser();
    if (user !== null) whenLoaded(({ loadFavourites }) => void loadFavourites(kind, user, visited));
    document.addEventListener('click', press);
    document.addEventListener('pointerover', prepare, { passive: true });
    document.addEventListener('focusin', prepare);

    return () => {
      ends();
      document.removeEventListener('click', press);
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
    };
  }, [kind, signInPath, visited]);

  return <form id={favouriteFormIds[kind]} action={action} />;
}
