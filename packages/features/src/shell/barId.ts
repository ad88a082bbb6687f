/** Id of the bar that is first in a page: browsers draw nothing before they have read it. */
export const barId = 'bar';
