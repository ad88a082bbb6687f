'use client';

import { useEffect, useRef } from 'react';
import { code as codeBadge, action as trigger } from '../Header/Header.css.ts';
import { DialogFrame } from '../DialogFrame/DialogFrame.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CloseButton } from '../IconButton/CloseButton.tsx';
import { menu as menuStyle } from '../Menu/Menu.css.ts';
import { MenuPanel } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { closeAfterPick } from './closeAfterPick.ts';
import { CountryList, type CountryListProps } from './CountryList.tsx';
import * as styles from './CountryPicker.css.ts';
import { DetectedCountry, type DetectedCountryProps } from './DetectedCountry.tsx';
import { chevronDownIcon, globeIcon } from '../icons/index.ts';

/** In the header of a desktop. */
interface CountryMenuProps extends CountryListProps {
  as: 'menu';
  /** What is chosen here: "Država". */
  label: string;
  title?: never;
  closeLabel?: never;
  detected?: never;
}

/** On a phone, opened by a button with `opens={{ dialog: id }}`. */
interface CountrySheetProps extends CountryListProps {
  as: 'sheet';
  /** "Izaberite državu". */
  title: string;
  closeLabel: string;
  /** Where the user seems to be; left out where nobody knows. [C30] */
  detected?: DetectedCountryProps;
  label?: never;
}

export type CountryPickerProps = CountryMenuProps | CountrySheetProps;

/** The country whose ads are shown. Its entries are links: it works without JavaScript, only the search does not. */
export function CountryPicker(props: CountryPickerProps) {
  return props.as === 'menu' ? <CountryMenu {...props} /> : <CountrySheet {...props} />;
}

function CountryMenu({ label, as: _as, ...list }: CountryMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);
  const current = list.countries.find((country) => country.current);
  const pick = (country: string | null) => {
    list.onPick?.(country);
    callOff.current?.();
    if (menu.current) callOff.current = closeAfterPick(menu.current);
  };
  return (
    <details
      className={menuStyle}
      data-menu=""
      ref={menu}
      onToggle={({ newState }) => {
        if (newState === 'open') document.getElementById(`${list.id}-search`)?.focus();
      }}
    >
      <summary className={trigger()}>
        {current ? <Flag country={current.code} /> : <Icon name={globeIcon} />}
        <VisuallyHidden>{label}: </VisuallyHidden>
        {current ? (
          <>
            <span className={codeBadge} aria-hidden="true">
              {current.code.toUpperCase()}
            </span>
            <VisuallyHidden>{current.name}</VisuallyHidden>
          </>
        ) : (
          list.all.label
        )}
        <Icon name={chevronDownIcon} size={16} />
      </summary>
      <MenuPanel align="end">
        <div className={styles.panel}>
          <CountryList {...list} onPick={pick} />
        </div>
      </MenuPanel>
    </details>
  );
}

function CountrySheet({ title, closeLabel, detected, as: _as, ...list }: CountrySheetProps) {
  return (
    <DialogFrame id={list.id} labelledBy={`${list.id}-title`} fromBelow>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Heading level={2} id={`${list.id}-title`}>
            {title}
          </Heading>
          <CloseButton label={closeLabel} closes={{ dialog: list.id }} />
        </div>
        {detected && <DetectedCountry {...detected} />}
        <CountryList {...list} />
      </div>
    </DialogFrame>
  );
}
