import type { IconSource } from '../Icon/Icon.tsx';
import type { MissingPicture, Picture } from '../Photo/Photo.tsx';
import type { TagTone } from '../Tag/Tag.tsx';
import type { Tier } from '../TierLabel/TierLabel.tsx';

/** A value of an ad with its icon: "142.000 km" with a gauge. */
export interface AdFact {
  icon: IconSource;
  text: string;
  /** The question behind the value, for screen readers: "Kilometraža". */
  label: string;
}

/** A promise of an ad: credit, warranty, first owner. */
export interface AdTag {
  text: string;
  icon?: IconSource;
  tone?: TagTone;
}

/** An ad in a list, ready to read in the user's language. Plain JSON. */
export interface AdCardData {
  href: string;
  /** Make, model and engine. */
  title: string;
  /** The seller's own short line. */
  line?: string;
  /** "17.990 €", or words such as "Cena na upit". */
  price: string;
  /** Year, mileage, fuel first: the grid shows the first three. */
  facts: readonly AdFact[];
  tags: readonly AdTag[];
  /** City or region. */
  place?: string;
  seller?: string;
  /** "pre 2 h". */
  age?: string;
  /** At most three are shown. */
  pictures: readonly Picture[];
  /** How many there are in all; `label` says of what: "slika". */
  pictureCount?: { count: string; label: string };
  missingPicture: MissingPicture;
  /** The one tier that shows, with its word. Tiers never stack: XL goes before Top. */
  tier?: { kind: Tier; label: string };
  /** The vehicle has a damage: "Oštećeno". */
  damaged?: string;
  /** A buyer was found: "Rezervisano". */
  reserved?: string;
  /** The ad is gone: "Prodato". */
  sold?: string;
}
