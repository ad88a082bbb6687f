/** Key of the query that holds who is signed in. */
export const sessionKey = ['session'] as const;
