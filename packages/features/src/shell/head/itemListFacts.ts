/** A list of pages for search engines; `first` is the place of the first of them in the whole list, from 1. [M60] */
export function itemListFacts(
  items: readonly { readonly name: string; readonly address: string }[],
  { first, total }: { readonly first: number; readonly total: number },
) {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name,
      url: address,
    })),
  };
}
