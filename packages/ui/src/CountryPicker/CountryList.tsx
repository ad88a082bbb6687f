'use client';

import { useState } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Flag } from '../Flag/Flag.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import * as styles from './CountryList.css.ts';
import { matchesWords } from './matchesWords.ts';
import { checkIcon, globeIcon } from '../icons/index.ts';

/** A country with ads, or a region of one. */
export interface CountryChoice {
  /** ISO 3166-1 alpha-2; for a region its name in addresses. */
  code: string;
  name: string;
  /** Its name in other languages and scripts and its longer code, for the search: "Srbija", "SRB". */
  otherNames?: readonly string[];
  /** This page in that country. [C28] */
  href: string;
  /** Ads there, as shown: "48.212". */
  count: string;
  current: boolean;
}

export interface CountryListOptions {
  /** Unique on the page: ids of its parts begin with it. */
  id: string;
  countries: readonly CountryChoice[];
  /** All of them together; `flag` is the country that regions belong to. [C27] */
  all: { label: string; href: string; count: string; current: boolean; flag?: string };
  /** A flag before each country; `false` for regions, which have none. @default true */
  flags?: boolean;
  labels: {
    /** "Pronađi državu". */
    search: string;
    /** "Nema takve države". */
    noneFound: string;
    /** "Proverite kako je upisan naziv." */
    noneFoundText: string;
  };
  /** The code of the country, or `null` for all. The link is followed all the same. */
  onPick?: (country: string | null) => void;
}

export interface CountryListProps extends CountryListOptions, ElementProps<'div', keyof CountryListOptions> {}

/** Countries, or regions of one, to pick from, with a search over their names and codes. [C26, C27, C31, T35] */
export function CountryList(props: CountryListProps) {
  const { id, countries, all, flags = true, labels, onPick, ...rest } = props;
  const [query, setQuery] = useState('');
  const found = countries.filter(({ name, otherNames = [], code }) =>
    matchesWords(query, [name, ...otherNames], [code]),
  );

  return (
    <div {...rest} className={undefined}>
      <div className={styles.search}>
        <SearchInput
          id={`${id}-search`}
          label={labels.search}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <Anchor
        className={styles.country}
        href={all.href}
        aria-current={all.current ? 'true' : undefined}
        onClick={() => onPick?.(null)}
      >
        {all.flag ? <Flag country={all.flag} /> : <Icon name={globeIcon} size={24} />}
        <span className={styles.name}>
          {all.label} {all.current && <Icon name={checkIcon} size={16} />}
        </span>
        <span className={styles.count}>{all.count}</span>
      </Anchor>
      <ul className={styles.list}>
        {found.map(({ code, name, href, count, current }) => (
          <li key={code}>
            <Anchor
              className={styles.country}
              href={href}
              aria-current={current ? 'true' : undefined}
              onClick={() => onPick?.(code)}
            >
              {flags && <Flag country={code} />}
              <span className={styles.name}>
                {name} {current && <Icon name={checkIcon} size={16} />}
              </span>
              <span className={styles.count}>{count}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      <div role="status">
        {found.length === 0 && (
          <div className={styles.none}>
            <strong>{labels.noneFound}</strong>
            <p className={styles.noneText}>{labels.noneFoundText}</p>
          </div>
        )}
      </div>
    </div>
  );
}
