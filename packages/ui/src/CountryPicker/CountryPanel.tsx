'use client';

import { useEffect, useRef } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { closeAfterPick } from './closeAfterPick.ts';
import { CountryList, type CountryListOptions } from './CountryList.tsx';
import * as styles from './CountryPicker.css.ts';
import { DetectedCountry, type DetectedCountryProps } from './DetectedCountry.tsx';

export interface CountryPanelProps extends CountryListOptions, ElementProps<'div', keyof CountryListOptions> {
  /** The likely place of the user; left out if unknown. [C30] */
  detected?: DetectedCountryProps;
}

/** A popover as `closeAfterPick` closes it. */
const closable = (sheet: HTMLElement) => ({
  get open() {
    return sheet.matches(':popover-open');
  },
  set open(_closed: boolean) {
    if (sheet.matches(':popover-open')) sheet.hidePopover();
  },
});

/**
 * The countries, or the regions of one, inside a `MenuSheet`: opened with a mouse or by keys it takes the focus into
 * its search, and it closes 100 ms after a pick. [C26-C31, T35]
 */
export function CountryPanel(props: CountryPanelProps) {
  const { detected, onPick, id, countries, all, flags, labels, ref, ...attributes } = props;
  const list = { id, countries, all, flags, labels };
  const panel = useRef<HTMLDivElement>(null);
  const callOff = useRef<() => void>(undefined);
  const searchId = `${list.id}-search`;

  useEffect(() => {
    const sheet = panel.current?.closest<HTMLElement>('[popover]');
    // Under a finger a keyboard would come up and cover the countries.
    const start = () => {
      if (sheet?.matches(':popover-open') && matchMedia('(pointer: fine)').matches) {
        document.getElementById(searchId)?.focus();
      }
    };
    start();
    sheet?.addEventListener('toggle', start);

    return () => {
      sheet?.removeEventListener('toggle', start);
      callOff.current?.();
    };
  }, [searchId]);

  const pick = (country: string | null) => {
    onPick?.(country);
    const sheet = panel.current?.closest<HTMLElement>('[popover]');
    callOff.current?.();
    if (sheet) callOff.current = closeAfterPick(closable(sheet));
  };

  return (
    <div
      {...attributes}
      className={styles.contents}
      data-closes-itself=""
      ref={useMergedRefs<HTMLDivElement>(panel, ref)}
    >
      {detected && <DetectedCountry {...detected} />}
      <CountryList {...list} onPick={pick} />
    </div>
  );
}
