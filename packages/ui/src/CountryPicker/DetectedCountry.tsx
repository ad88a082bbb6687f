import { Button } from '../Button/Button.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Flag } from '../Flag/Flag.tsx';
import * as styles from './CountryPicker.css.ts';

export interface DetectedCountryProps extends ElementProps<'div'> {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** "Izgleda da ste u Srbiji." */
  sentence: string;
  /** "Idi na: Srbija". */
  goLabel: string;
  href: string;
}

/** Offers the country where the user seems to be. It never goes there by itself. [C30] */
export function DetectedCountry({ code, sentence, goLabel, href, ...rest }: DetectedCountryProps) {
  return (
    <div {...rest} className={styles.detected}>
      <Flag country={code} />
      <span className={styles.sentence}>{sentence}</span>
      <Button variant="ink" size="small" href={href}>
        {goLabel}
      </Button>
    </div>
  );
}
