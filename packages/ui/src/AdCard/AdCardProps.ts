import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import type { AdCardData } from './AdCardData.ts';

export interface AdCardProps extends ElementProps<'article'> {
  ad: AdCardData;
  /**
   * In a list an ad with the tier XL takes its wide form; in a grid every tier is a label. `featured` fills the
   * height of its place, as the first tile of `PromotedStrip` does. @default 'list'
   */
  layout?: 'list' | 'grid' | 'featured' | 'compact';
  /** Place of the title in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** Buttons of this ad, such as compare and favourite. They lie above the link of the card. */
  actions?: ReactNode;
  /** Its picture is the largest of the first screen, so it is fetched first. One or two a page. */
  first?: boolean;
  /** Surely below the first screen: a row (`list` and XL) is not drawn until it comes near. @default false */
  late?: boolean;
}
