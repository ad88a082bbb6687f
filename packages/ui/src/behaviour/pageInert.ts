/** The attribute on the root element while the page is inert behind an open sheet: styles stop it from scrolling. */
export const pageInert = 'data-page-inert';
