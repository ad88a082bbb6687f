/** The part of the location that a click on a visited ad uses. */
type Leave = Pick<Location, 'origin' | 'href' | 'replace'>;

/** Goes to a visited ad: in the place of this page on our own origin, by a full load on another one. [C37, T33] */
export function goToViewed(address: string, from: Leave): void {
  const { origin, href } = new URL(address, from.href);
  if (origin === from.origin) {
    from.replace(href);
  } else {
    from.href = href;
  }
}

/** Opens a visited ad as C37 says; a click that asks for another tab is the browser's. */
export function openViewed(event: {
  readonly currentTarget: HTMLAnchorElement;
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly preventDefault: () => void;
}): void {
  if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
    event.preventDefault();
    goToViewed(event.currentTarget.href, location);
  }
}
