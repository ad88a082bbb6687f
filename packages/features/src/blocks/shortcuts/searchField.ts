/** The first field of a search that the visitor can see: of the header, else of the page. */
export const searchField = () =>
  [...document.querySelectorAll<HTMLElement>('input[type=search], [role=search] :is(input, select)')].find((field) =>
    field.checkVisibility(),
  );
