const prevent = (event: Event) => event.preventDefault();

/**
 * A press that became a drag is no press: the click that the browser sends after it would open the menu of the grip.
 * The library only stops it on its way; what a button opens by itself is kept back here.
 */
export const holdClick = () => window.addEventListener('click', prevent, { capture: true });

/** The click comes right after the pointer was let go. */
export const releaseClick = () => setTimeout(() => window.removeEventListener('click', prevent, { capture: true }), 50);
