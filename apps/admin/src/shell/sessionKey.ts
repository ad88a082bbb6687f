/** Key of the query of the signed-in user. */
export const sessionKey = ['session'] as const;
