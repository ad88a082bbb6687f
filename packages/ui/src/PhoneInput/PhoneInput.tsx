'use client';

import { useRef, useState, type ClipboardEvent } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { valueProps } from '../element/nativeValue.ts';
import { setFieldValue } from '../element/setFieldValue.ts';
import { useControlId } from '../element/useControlId.ts';
import { useControllableState } from '../element/useControllableState.ts';
import { useFormReset } from '../element/useFormReset.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { control, frame } from '../Field/Field.css.ts';
import { Field, fieldDescription, type FieldLabels } from '../Field/Field.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { splitPhone, type PhoneCountry } from './splitPhone.ts';
import { badgeCheckIcon, chevronDownIcon } from '../icons/index.ts';
import * as styles from './PhoneInput.css.ts';

export interface PhoneInputProps
  extends FieldLabels, ElementProps<'input', keyof FieldLabels | 'type' | 'size' | 'value' | 'defaultValue'> {
  /** Name of the number in the form. */
  name?: string | undefined;
  /** Name of the country in the form ("rs"; countries share prefixes). @default name + "Country" */
  countryName?: string | undefined;
  countries: readonly PhoneCountry[];
  /** Name of the list of prefixes, for screen readers: "Pozivni broj države". */
  countryLabel: string;
  /** Code of the country. The parent holds it and changes it in `onCountryChange`. */
  country?: string | undefined;
  /** Code of the country at the start. @default the first one */
  defaultCountry?: string | undefined;
  onCountryChange?: ((country: string) => void) | undefined;
  /** The number without its prefix, as typed. The parent holds it and changes it in `onValueChange`. */
  value?: string | undefined;
  /** The number without its prefix at the start. */
  defaultValue?: string | undefined;
  onValueChange?: ((number: string) => void) | undefined;
  /** The number is proven; an icon at the end. Say it in the hint as well: "Potvrđen broj". */
  verified?: boolean;
}

interface PrefixSelectProps {
  name: string | undefined;
  form: string | undefined;
  label: string;
  countries: readonly PhoneCountry[];
  chosen: PhoneCountry | undefined;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  onCountry: (country: string) => void;
}

/** The flag and the prefix, over the list of countries that is pressed. */
function PrefixSelect({ name, form, label, countries, chosen, disabled, readOnly, onCountry }: PrefixSelectProps) {
  return (
    <>
      <span className={styles.prefix}>
        {chosen && <Flag country={chosen.country} />}
        <span aria-hidden="true">{chosen?.prefix}</span>
        <span className={styles.arrow}>
          <Icon name={chevronDownIcon} size={14} />
        </span>
        <select
          className={styles.select}
          name={name}
          form={form}
          aria-label={label}
          autoComplete="tel-country-code"
          disabled={disabled || readOnly}
          value={chosen?.country}
          onChange={(event) => onCountry(event.currentTarget.value)}
        >
          {countries.map((one) => (
            <option key={one.country} value={one.country}>
              {`${one.label} (${one.prefix})`}
            </option>
          ))}
        </select>
      </span>
      {/* A value that cannot be changed is still sent with the form; a disabled list would not be. */}
      {readOnly && !disabled && name && <input type="hidden" name={name} form={form} value={chosen?.country} />}
    </>
  );
}

/** A telephone number: the prefix of a country and the rest. */
export function PhoneInput(props: PhoneInputProps) {
  const { id: givenId, label, hideLabel, optional, hint, error, countries, countryLabel, verified, ...rest } = props;
  const id = useControlId(givenId);
  const { country: heldCountry, defaultCountry, onCountryChange, countryName: givenName, ...field } = rest;
  const { value, defaultValue, onChange, onValueChange, onPaste, onBlur, ref, ...attributes } = field;
  const { name, disabled, readOnly, form } = attributes;
  const countryName = givenName ?? (name && `${name}Country`);
  const [first] = countries;
  const [country, setCountry] = useControllableState({
    value: heldCountry,
    defaultValue: defaultCountry ?? first?.country ?? '',
    onChange: onCountryChange,
  });
  const [firstCountry] = useState(country);
  const number = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs<HTMLInputElement>(number, ref);
  useFormReset(number, () => heldCountry === undefined && setCountry(firstCountry));
  const chosen = countries.find((one) => one.country === country) ?? first;
  if (process.env.NODE_ENV !== 'production') {
    warnOfValue('PhoneInput', props);
    warnOfUnknownOption(
      'PhoneInput',
      heldCountry ?? defaultCountry,
      countries.map((one) => one.country),
    );
  }

  /** A whole number in this field, from the clipboard or from the browser's own memory, sets the country too. */
  const take = (text: string) => {
    const parts = splitPhone(text, countries, country);
    if (parts.country === undefined || !number.current || disabled || readOnly) {
      return false;
    }
    if (parts.country !== country) setCountry(parts.country);
    setFieldValue(number.current, parts.number);

    return true;
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (take(event.clipboardData.getData('text'))) {
      event.preventDefault();
    }
  };

  return (
    <Field id={id} label={label} hideLabel={hideLabel} optional={optional} hint={hint} error={error}>
      <span className={frame({})}>
        <PrefixSelect
          name={countryName}
          form={form}
          label={countryLabel}
          countries={countries}
          chosen={chosen}
          disabled={disabled}
          readOnly={readOnly}
          onCountry={setCountry}
        />
        <input
          autoComplete="tel-national"
          {...attributes}
          {...fieldDescription({ id, hint, error }, attributes['aria-describedby'])}
          className={control}
          ref={merged}
          type="tel"
          id={id}
          {...valueProps({ value, defaultValue, onChange, onValueChange })}
          onPaste={(event) => {
            onPaste?.(event);
            if (!event.defaultPrevented) paste(event);
          }}
          onBlur={(event) => {
            take(event.currentTarget.value);
            onBlur?.(event);
          }}
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
