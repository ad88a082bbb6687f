/** A way of the header with what its number counts: "in the cart". */
export interface BadgeLink {
  label: string;
  href: string;
  counted: string;
}

/** The way to a comparison. */
export interface CompareLink extends BadgeLink {
  /** "You have not chosen any ads to compare yet." */
  none: string;
  /** Names of categories by id. */
  categories: Record<string, string>;
}

/** The ways of a header whose numbers this browser keeps, as plain data: those whose pages are built. */
export interface HeaderBadgesProps {
  place: 'desktop' | 'phone';
  /** Its address ends with the id of a category. */
  compare?: CompareLink;
  cart?: BadgeLink;
  /** On a phone only. */
  history?: { label: string; href: string };
}
