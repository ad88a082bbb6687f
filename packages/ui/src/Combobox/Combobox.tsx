'use client';

import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { seenAttributes, useCarriedFocus } from '../element/carrier.ts';
import { useHydrated } from '../hydrated/useHydrated.ts';
import { composeHandlers } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { useControlId } from '../element/useControlId.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { control, frame } from '../Field/Field.css.ts';
import { Field, fieldDescription, type NamedFieldLabels } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDownIcon, xIcon } from '../icons/index.ts';
import { isBlank, devError, repeated } from '../devWarnings/devWarnings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ComboboxOption, ComboboxLabels } from './ComboboxOption.ts';
import { OptionList } from './OptionList.tsx';
import { PlainSelect } from './PlainSelect.tsx';
import { asList, useCarriedChoice } from './useCarriedChoice.ts';
import { useChoice } from './useChoice.ts';
import * as styles from './Combobox.css.ts';

interface ComboboxBase
  extends
    NamedFieldLabels,
    ElementProps<'select', keyof NamedFieldLabels | 'size' | 'value' | 'defaultValue' | 'multiple'> {
  placeholder?: string | undefined;
  /** The choice can be read, and stays. */
  readOnly?: boolean | undefined;
  options: readonly ComboboxOption[];
  labels: ComboboxLabels;
  /** 38, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** The parent looks for options and passes what it finds; without it they are searched by name and code here. */
  onSearch?: (text: string) => void;
  /** The parent is looking for options. */
  loading?: boolean;
  /** Loading options failed: the error and what to do. */
  failure?: string;
}

/** One option, or several with a label for removing one: "Ukloni". */
export type ComboboxProps = ComboboxBase &
  (
    | {
        multiple?: false;
        /** The parent holds the value and changes it in `onValueChange`. */
        value?: string | undefined;
        defaultValue?: string | undefined;
        onValueChange?: ((value: string) => void) | undefined;
        removeLabel?: never;
      }
    | {
        multiple: true;
        value?: readonly string[] | undefined;
        defaultValue?: readonly string[] | undefined;
        onValueChange?: ((values: readonly string[]) => void) | undefined;
        removeLabel: string;
      }
  );

interface ChipsProps {
  chosen: readonly ComboboxOption[];
  removeLabel: string | undefined;
  disabled: boolean;
  onRemove: (option: ComboboxOption) => void;
}

/** The chosen options, each with a button that removes it. */
function Chips({ chosen, removeLabel, disabled, onRemove }: ChipsProps) {
  return chosen.map((option) => (
    <span key={option.value} className={styles.chip}>
      {option.label}
      <button
        className={styles.remove}
        type="button"
        aria-label={`${removeLabel}: ${option.label}`}
        disabled={disabled}
        onClick={() => onRemove(option)}
      >
        <Icon name={xIcon} size={14} />
      </button>
    </span>
  ));
}

interface SearchProps {
  id: string;
  props: ComboboxProps;
  choice: Pick<ReturnType<typeof useCarriedChoice>, 'chosen' | 'choose'>;
  typedRef: RefObject<HTMLInputElement | null>;
}

/** What takes the place of the native list: the field that searches, its buttons and its list. */
function Search({ id, props, choice: { chosen, choose }, typedRef }: SearchProps) {
  const { id: _id, label, hideLabel: _hide, optional: _optional, hint, error, options, labels, ...rest } = props;
  const { size, onSearch, loading, failure, removeLabel, multiple: _multiple, ...field } = rest;
  const { value: _value, defaultValue: _default, onValueChange: _told, ...own } = field;
  const { onBlur: _blur, onFocus: _focus, onChange: _change, onInput: _input, onKeyDown, ref: _ref, ...native } = own;
  const { placeholder, required, disabled, readOnly } = native;
  const fixed = disabled === true || readOnly === true;
  const multiple = props.multiple === true;
  const search = useChoice({ id, options, multiple, chosen, choose, onSearch });
  const { input, list, shown, single, typed, type, toggle, clear } = search;
  const merged = useMergedRefs<HTMLInputElement>(input, typedRef);
  const back = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (multiple && event.key === 'Backspace' && !typed && last) {
      toggle(last);
    }
  };
  const status = loading ? labels.loading : (failure ?? (shown.length === 0 ? labels.empty(typed ?? '') : undefined));

  return (
    <>
      <span className={frame({ size })}>
        {typed === undefined && single?.flag}
        <span className={styles.inside}>
          {multiple && <Chips chosen={chosen} removeLabel={removeLabel} disabled={fixed} onRemove={toggle} />}
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...list.getInputProps({
              ...seenAttributes(native),
              ref: merged,
              onKeyDown: composeHandlers<KeyboardEvent<never>>(onKeyDown, back),
              onChange: (event) => type(event.currentTarget.value),
            })}
            className={`${control} ${styles.input}`}
            placeholder={chosen.length > 0 && multiple ? undefined : placeholder}
            required={required && chosen.length === 0}
            aria-labelledby={undefined}
            // The list is empty while it shows a message.
            {...(status !== undefined && { 'aria-activedescendant': undefined })}
            {...fieldDescription({ id, hint, error }, native['aria-describedby'])}
            onFocus={(event) => event.currentTarget.select()}
          />
        </span>
        {chosen.length > 0 && !fixed && (
          <button
            className={styles.icon}
            type="button"
            aria-label={`${labels.clear}: ${label}`}
            title={labels.clear}
            onClick={() => {
              clear();
              typedRef.current?.focus();
            }}
          >
            <Icon name={xIcon} size={16} />
          </button>
        )}
        <button
          {...list.getToggleButtonProps({ disabled: fixed })}
          className={styles.icon}
          type="button"
          aria-label={`${labels.open}: ${label}`}
        >
          <Icon name={chevronDownIcon} size={16} />
        </button>
      </span>
      <div className={styles.panel} hidden={!list.isOpen}>
        <div
          {...list.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
          className={styles.list}
          aria-busy={loading}
        >
          {list.isOpen && !loading && !failure && (
            <OptionList
              options={shown}
              chosen={chosen.map(({ value }) => value)}
              highlighted={list.highlightedIndex}
              attributesOf={(item, index) => ({
                ...list.getItemProps({ item, index }),
                // The library means the one under the keys; the list names it by itself.
                'aria-selected': chosen.some(({ value }) => value === item.value),
              })}
            />
          )}
        </div>
        {status && <p className={styles.none}>{status}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">{list.isOpen ? (status ?? labels.results(shown.length)) : ''}</span>
      </VisuallyHidden>
    </>
  );
}

/** Reports wrong uses, in development. */
function warn(props: ComboboxProps, values: readonly string[]) {
  const { label, options, onSearch } = props;
  const known = options.map(({ value }) => value);
  const twice = repeated(known);
  if (twice !== undefined) {
    devError('Combobox', `two options are "${twice}"`, 'the wrong one may be chosen', 'give each option its own value');
  }
  warnOfValue('Combobox', props);
  if (!onSearch) {
    for (const chosen of values) warnOfUnknownOption('Combobox', chosen, known);
  }
  if (isBlank(label)) {
    devError('Combobox', 'label is empty', 'a screen reader user does not know what is asked', 'say it: "Marka"');
  }
}

/**
 * One of many, or several, found by typing. The server sends a plain select, which works by itself; the browser makes
 * the searching control of it.
 */
export function Combobox(props: ComboboxProps) {
  const { id: givenId, label, hideLabel, optional, hint, error, options, labels: _labels, ...rest } = props;
  const id = useControlId(givenId);
  const { onSearch: _search, loading: _loading, failure: _failure, removeLabel: _remove, ...field } = rest;
  const { value, defaultValue, onValueChange: _told, readOnly, onFocus, onBlur, onChange, ref, ...native } = field;
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const { values, listed, carrier, carrierProps, ...choice } = useCarriedChoice({
    options,
    multiple: props.multiple === true,
    value: asList(value),
    defaultValue: asList(defaultValue),
    readOnly,
    onChange,
    onValues: (next) => (props.multiple ? props.onValueChange?.(next) : props.onValueChange?.(next[0] ?? '')),
    ref,
  });
  const { ofRoot, ofCarrier } = useCarriedFocus({ root, carrier, seen: typed, onFocus, onBlur });
  if (process.env.NODE_ENV !== 'production') warn(props, values);

  return (
    <Field id={id} label={label} hideLabel={hideLabel} optional={optional} hint={hint} error={error}>
      <div className={styles.place} ref={root} {...ofRoot}>
        <PlainSelect
          {...native}
          id={id}
          hint={hint}
          error={error}
          options={listed}
          unseen={isHydrated}
          {...carrierProps}
          {...ofCarrier}
        />
        {isHydrated && <Search id={id} props={props} choice={choice} typedRef={typed} />}
      </div>
    </Field>
  );
}
