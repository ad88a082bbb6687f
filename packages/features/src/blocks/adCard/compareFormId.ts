/** Id of the form that compare buttons send, and by which they are known. */
export const compareFormId = 'compare';
