/** Ids of the forms that hearts and follow buttons send. They also identify these buttons. */
export const favouriteFormIds = { ads: 'favourite', companies: 'follow' } as const;

/** The kinds of marks of an account: saved ads, followed companies. */
export type FavouriteKind = keyof typeof favouriteFormIds;
