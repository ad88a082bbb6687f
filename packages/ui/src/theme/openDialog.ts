/**
 * Selector of an open dialog, for `selectors`. `openModal` shows a dialog as a popover first and marks it open after
 * that: a style that depends on only one of the two would be laid out twice.
 */
export const openDialog = '&:is([open], :popover-open)';

/** Selector of a part of an open dialog, for `selectors`. */
export const inOpenDialog = 'dialog:is([open], :popover-open) &';
