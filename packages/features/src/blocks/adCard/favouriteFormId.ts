/** Ids of the forms that hearts and the buttons that follow a company send, and by which they are known. */
export const favouriteFormIds = { ads: 'favourite', companies: 'follow' } as const;

/** What an account marks: ads that it saves, companies that it follows. */
export type FavouriteKind = keyof typeof favouriteFormIds;
