'use client';

import { useEffect, useRef, type ToggleEvent } from 'react';
import { code as codeBadge, action as trigger } from '../Header/Header.css.ts';
import { DialogFrame, type DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { composeHandlers } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { useDetailsOpen, type DetailsOpenProps } from '../element/useDetailsOpen.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { Flag } from '../Flag/Flag.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CloseButton } from '../IconButton/CloseButton.tsx';
import { menu as menuStyle } from '../Menu/Menu.css.ts';
import { MenuPanel } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { closeAfterPick } from './closeAfterPick.ts';
import { CountryList, type CountryListOptions } from './CountryList.tsx';
import * as styles from './CountryPicker.css.ts';
import { DetectedCountry, type DetectedCountryProps } from './DetectedCountry.tsx';
import { chevronDownIcon, globeIcon } from '../icons/index.ts';

/** In the header of a desktop. */
interface CountryMenuProps
  extends CountryListOptions, DetailsOpenProps, ElementProps<'details', keyof CountryListOptions | 'open' | 'title'> {
  as: 'menu';
  /** What is chosen here: "Država". */
  label: string;
  title?: never;
  closeLabel?: never;
  detected?: never;
}

/** On a phone, opened by a button with `opens={{ dialog: id }}`. */
interface CountrySheetProps extends CountryListOptions, DialogProps<keyof CountryListOptions | 'title' | 'onClose'> {
  as: 'sheet';
  /** "Izaberite državu". */
  title: string;
  closeLabel: string;
  /** The likely place of the user; left out if unknown. [C30] */
  detected?: DetectedCountryProps;
  label?: never;
  defaultOpen?: never;
}

export type CountryPickerProps = CountryMenuProps | CountrySheetProps;

/** The country whose ads are shown. Its entries are links: it works without JavaScript, only the search does not. */
export function CountryPicker(props: CountryPickerProps) {
  return props.as === 'menu' ? <CountryMenu {...props} /> : <CountrySheet {...props} />;
}

function CountryMenu(props: CountryMenuProps) {
  const { label, as: _as, id, countries, all, flags, labels, onPick, ...rest } = props;
  const { open, defaultOpen, onOpenChange, ref, onClick, onToggle, title: _title, ...others } = rest;
  const { closeLabel: _close, detected: _detected, ...attributes } = others;
  const list = { id, countries, all, flags, labels };
  const menu = useRef<HTMLDetailsElement>(null);
  const callOff = useRef<() => void>(undefined);

  useEffect(() => () => callOff.current?.(), []);

  const current = list.countries.find((country) => country.current);
  const pick = (country: string | null) => {
    onPick?.(country);
    callOff.current?.();
    if (menu.current) callOff.current = closeAfterPick(menu.current);
  };
  const startSearch = ({ newState }: ToggleEvent<HTMLDetailsElement>) => {
    if (newState === 'open') document.getElementById(`${id}-search`)?.focus();
  };
  const opened = useDetailsOpen({
    open,
    defaultOpen,
    onOpenChange,
    ref: useMergedRefs<HTMLDetailsElement>(menu, ref),
    onClick,
    onToggle: composeHandlers(onToggle, startSearch),
  });

  return (
    <details {...attributes} {...opened} className={menuStyle} data-menu="">
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

function CountrySheet(props: CountrySheetProps) {
  const { title, closeLabel, detected, as: _as, id, countries, all, flags, labels, onPick, ...rest } = props;
  const { label: _label, defaultOpen: _default, ...attributes } = rest;
  const list = { id, countries, all, flags, labels, onPick };

  return (
    <DialogFrame {...attributes} id={list.id} labelledBy={`${list.id}-title`} fromBelow>
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
