/** Ids of the forms that hearts and follow buttons send. They also identify these buttons. */
export const favouriteFormIds = { ads: 'favourite', companies: 'follow' } as const;

/** What an account marks: ads that it saves, companies that it follows. */
export type FavouriteKind = keyof typeof favouriteFormIds;
