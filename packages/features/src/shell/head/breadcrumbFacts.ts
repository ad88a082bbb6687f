/** A path of pages for search engines. */
export function breadcrumbFacts(crumbs: readonly { readonly label: string; readonly address: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address,
    })),
  };
}
