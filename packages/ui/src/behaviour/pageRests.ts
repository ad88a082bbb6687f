/** The attribute of a document whose page rests behind an open sheet: it is not scrolled. */
export const pageRests = 'data-page-rests';
