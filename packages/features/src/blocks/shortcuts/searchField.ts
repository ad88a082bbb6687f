/** The first visible search field: that of the header, else that of the page. */
export const searchField = () =>
  [...document.querySelectorAll<HTMLElement>('input[type=search], [role=search] :is(input, select)')].find((field) =>
    field.checkVisibility(),
  );
