/** A route file of a public page says `export const handle = publicPage`; every other page is private. */
export const publicPage = { delivery: 'public' } as const;

/** Whether these routes make a public page: a whole document, the same for every signed-out visitor. */
export function isPublic(routes: readonly { handle?: unknown }[]) {
  return routes.some(({ handle }) => (handle as { delivery?: string } | undefined)?.delivery === publicPage.delivery);
}
