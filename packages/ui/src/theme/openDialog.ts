/**
 * Selector of a dialog that stands, for `selectors`. `openModal` shows a dialog as a popover and marks it open after
 * that: what one of the two alone would change, browsers would lay out twice.
 */
export const openDialog = '&:is([open], :popover-open)';

/** Selector of a part of a dialog that stands, for `selectors`. */
export const inOpenDialog = 'dialog:is([open], :popover-open) &';
