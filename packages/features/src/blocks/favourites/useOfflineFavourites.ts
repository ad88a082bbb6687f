import { useEffect } from 'react';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import { keepOwnFavourites } from './favouriteStores.ts';

/** Reads what the account saved once a page of it is shown, and stores it for reading without a connection. [N13] */
export function useOfflineFavourites(): void {
  useEffect(() => {
    keepOwnFavourites('ads');
    const user = signedInUser();
    if (user === null) return;

    import('./changeFavourite.ts').then(
      ({ loadFavourites }) => void loadFavourites('ads', user),
      () => {},
    );
  }, []);
}
