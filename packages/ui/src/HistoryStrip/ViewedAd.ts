import type { AdCardData } from '../AdCard/AdCardData.ts';

/** An ad that the user opened, ready to read. */
export interface ViewedAd extends Pick<AdCardData, 'href' | 'title' | 'price' | 'missingPicture'> {
  picture: AdCardData['pictures'][number] | undefined;
  /** "danas", "juče", "12. 10. 2026." */
  date: string;
  /** "10:42". */
  time: string;
  /** Both as a machine reads them. */
  dateTime: string;
}
