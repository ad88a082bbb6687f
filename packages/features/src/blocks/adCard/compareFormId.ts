/** Id of the form that compare buttons send. It also identifies these buttons. */
export const compareFormId = 'compare';
