/** A list of pages for search engines; `first` is the place of the first of them in the whole list, from 1. [M60] */
export function itemListFacts(
  items: readonly { readonly name: string; readonly address: string }[],
  { first, total }: { readonly first: number; readonly total: number },
) {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ name, address }, place) => ({
      '@type': 'ListItem',
      position: first + place,
      name,
      url: address,
    })),
  };
}
