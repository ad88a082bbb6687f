const keyPattern = /^pk_[\w-]{22}$/;

/** Whether a text can be the key of a partner: others need no question to the API. */
export const isKey = (text: string) => keyPattern.test(text);
