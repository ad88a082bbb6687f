/** Ids of the forms that hearts and follow buttons send. They also identify these buttons. */
export const favouriteFormIds = { ads: 'favourite', sellers: 'follow' } as const;

/** The kinds of marks of an account: saved ads, followed sellers. */
export type FavouriteKind = keyof typeof favouriteFormIds;
