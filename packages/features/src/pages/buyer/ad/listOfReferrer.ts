/** Path and query of the list that led to this page; `null` where the visitor came from elsewhere. */
export function listOfReferrer(referrer: string, origin: string, listPath: string): string | null {
  if (!URL.canParse(referrer)) {
    return null;
  }
  const { origin: from, pathname, search } = new URL(referrer);
  return from === origin && pathname.startsWith(listPath) ? pathname + search : null;
}
