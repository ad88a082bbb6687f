/** Favourites of one account at most. [M09] */
export const maxFavourites = 1000;

/** Companies that one account follows at most. [B11] */
export const maxFollowed = 500;

/** Favourites on a page of their list. [B10] */
export const favouritesPerPage = 24;
