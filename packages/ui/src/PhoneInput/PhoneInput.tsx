'use client';

import { useRef, useState, type ClipboardEvent } from 'react';
import { control, frame } from '../Field/Field.css.ts';
import { Field, fieldDescription, type FieldLabels } from '../Field/Field.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { splitPhone, type PhoneCountry } from './splitPhone.ts';
import { badgeCheckIcon, chevronDownIcon } from '../icons/index.ts';
import * as styles from './PhoneInput.css.ts';

export interface PhoneInputProps extends FieldLabels {
  /** The controls are `<name>.country` ("rs"; countries share prefixes) and `<name>.number`. */
  name: string;
  countries: readonly PhoneCountry[];
  /** Name of the list of prefixes, for screen readers: "Pozivni broj države". */
  countryLabel: string;
  /** Code of the country at the start. @default the first one */
  defaultCountry?: string;
  /** The number without its prefix, as typed. */
  defaultNumber?: string;
  placeholder?: string;
  /** The number is proven; an icon at the end. Say it in the hint as well: "Potvrđen broj". */
  verified?: boolean;
  required?: boolean;
  disabled?: boolean;
}

/** A telephone number: the prefix of a country and the rest. */
export function PhoneInput(props: PhoneInputProps) {
  const { id, label, hideLabel, optional, hint, error, name, countries, countryLabel, verified } = props;
  const { defaultNumber, placeholder, required, disabled } = props;
  const [first] = countries;
  const [country, setCountry] = useState(props.defaultCountry ?? first?.country ?? '');
  const number = useRef<HTMLInputElement>(null);
  const chosen = countries.find((one) => one.country === country) ?? first;

  /** A whole number in this field, from the clipboard or from the browser's own memory, sets the country too. */
  const take = (text: string) => {
    const parts = splitPhone(text, countries, country);
    if (parts.country === undefined || !number.current) {
      return false;
    }
    setCountry(parts.country);
    number.current.value = parts.number;
    return true;
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (take(event.clipboardData.getData('text'))) {
      event.preventDefault();
    }
  };
  return (
    <Field {...{ id, label, hideLabel, optional, hint, error }}>
      <span className={frame({})}>
        <span className={styles.prefix}>
          {chosen && <Flag country={chosen.country} />}
          <span aria-hidden="true">{chosen?.prefix}</span>
          <span className={styles.arrow}>
            <Icon name={chevronDownIcon} size={14} />
          </span>
          <select
            className={styles.select}
            name={`${name}.country`}
            aria-label={countryLabel}
            autoComplete="tel-country-code"
            disabled={disabled}
            value={chosen?.country}
            onChange={(event) => setCountry(event.currentTarget.value)}
          >
            {countries.map((one) => (
              <option key={one.country} value={one.country}>
                {`${one.label} (${one.prefix})`}
              </option>
            ))}
          </select>
        </span>
        <input
          className={control}
          ref={number}
          type="tel"
          autoComplete="tel-national"
          name={`${name}.number`}
          defaultValue={defaultNumber}
          {...{ id, placeholder, required, disabled }}
          {...fieldDescription({ id, hint, error })}
          onPaste={paste}
          onBlur={(event) => take(event.currentTarget.value)}
        />
        {verified && (
          <span className={styles.verified}>
            <Icon name={badgeCheckIcon} size={20} />
          </span>
        )}
      </span>
    </Field>
  );
}
