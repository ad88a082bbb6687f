'use client';

import { useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react';
import { composeHandlers } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { leaveProps } from '../element/groupProps.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { warnOfUnknownOption, warnOfValue, warnOnce } from '../element/warnMisuse.ts';
import { control, frame } from '../Field/Field.css.ts';
import { Field, fieldDescription, type FieldLabels } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDownIcon, xIcon } from '../icons/index.ts';
import { isBlank, devError, repeated } from '../devWarnings/devWarnings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ComboboxOption, ComboboxLabels } from './ComboboxOption.ts';
import { OptionList } from './OptionList.tsx';
import { PlainSelect } from './PlainSelect.tsx';
import { useChoice } from './useChoice.ts';
import * as styles from './Combobox.css.ts';

interface ComboboxBase
  extends
    FieldLabels,
    ElementProps<
      'input',
      keyof FieldLabels | 'type' | 'size' | 'value' | 'defaultValue' | 'multiple' | 'name' | 'onBlur'
    > {
  name?: string | undefined;
  /** The focus has left the whole control: the field, its buttons and its list. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  options: readonly ComboboxOption[];
  labels: ComboboxLabels;
  /** 38, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** The parent looks for options and passes what it finds; without it they are searched by name and code here. */
  onSearch?: (text: string) => void;
  /** The parent is looking for options. */
  loading?: boolean;
  /** Loading options failed: what is wrong and what to do. */
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

const never = () => () => {};

/** One value as a list of one; none as an empty list. */
const asList = (value: string | readonly string[] | undefined) =>
  typeof value === 'string' ? (value === '' ? [] : [value]) : value;

/** What the plain select of the server takes of the attributes: the rest is for the field that takes its place. */
const plainAttributes = (props: object) =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => /^(?:data-|aria-|title$|tabIndex$|form$|lang$|dir$)/.test(name)),
  );

function Enhanced(props: ComboboxProps) {
  const { id, label, hideLabel: _hide, optional: _optional, hint, error, name, options, labels, ...rest } = props;
  const { size, onSearch, loading, failure, removeLabel, multiple: _multiple, ...field } = rest;
  const {
    value: held,
    defaultValue,
    onValueChange: _told,
    onBlur,
    onKeyDown,
    onFocus,
    onChange,
    ref,
    ...attributes
  } = field;
  const { placeholder, required, disabled, readOnly, form } = attributes;
  const fixed = disabled === true || readOnly === true;
  const multiple = props.multiple === true;
  const { input, list, chosen, shown, single, typed, type, toggle, clear } = useChoice({
    id,
    options,
    multiple,
    value: asList(held),
    defaultValue: asList(defaultValue) ?? [],
    readOnly,
    onSearch,
    onValues: (next) => (props.multiple ? props.onValueChange?.(next) : props.onValueChange?.(next[0] ?? '')),
  });
  const merged = useMergedRefs<HTMLInputElement>(input, ref);
  const back = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (multiple && event.key === 'Backspace' && !typed && last) {
      toggle(last);
    }
  };
  const status = loading ? labels.loading : (failure ?? (shown.length === 0 ? labels.empty(typed ?? '') : undefined));
  return (
    <div className={styles.place} {...leaveProps(onBlur)}>
      {/* What the form sends. An empty choice is sent too, as a select does. */}
      {chosen.map(({ value }) => (
        <input key={value} type="hidden" {...{ name, value, form, disabled }} />
      ))}
      {!multiple && chosen.length === 0 && <input type="hidden" value="" {...{ name, form, disabled }} />}
      <span className={frame({ size })}>
        {typed === undefined && single?.flag}
        <span className={styles.inside}>
          {multiple &&
            chosen.map((option) => (
              <span key={option.value} className={styles.chip}>
                {option.label}
                <button
                  className={styles.remove}
                  type="button"
                  aria-label={`${removeLabel}: ${option.label}`}
                  disabled={fixed}
                  onClick={() => toggle(option)}
                >
                  <Icon name={xIcon} size={14} />
                </button>
              </span>
            ))}
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...list.getInputProps({
              ...attributes,
              ref: merged,
              onKeyDown: composeHandlers(onKeyDown, back),
              onChange: composeHandlers(onChange, (event) => type(event.currentTarget.value)),
            })}
            className={`${control} ${styles.input}`}
            placeholder={chosen.length > 0 && multiple ? undefined : placeholder}
            required={required && chosen.length === 0}
            aria-labelledby={undefined}
            // The list is empty while it shows a message.
            {...(status !== undefined && { 'aria-activedescendant': undefined })}
            {...fieldDescription({ id, hint, error }, attributes['aria-describedby'])}
            onFocus={composeHandlers(onFocus, (event) => event.currentTarget.select())}
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
              document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
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
    </div>
  );
}

/**
 * One of many, or several, found by typing. The server sends a plain select, which works by itself; the browser makes
 * the searching control of it.
 */
export function Combobox(props: ComboboxProps) {
  const { id, label, hideLabel, optional, hint, error, options } = props;
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const values = asList(props.value) ?? asList(props.defaultValue) ?? [];
  if (process.env.NODE_ENV !== 'production') {
    const twice = repeated(options.map(({ value }) => value));
    if (twice !== undefined) {
      devError(
        'Combobox',
        `two options are "${twice}"`,
        'the wrong one may be chosen',
        'give each option its own value',
      );
    }
    warnOfValue('Combobox', { ...props, onChange: undefined, onInput: undefined });
    if (props.name !== undefined && props.onChange && 'ref' in props && !props.onValueChange) {
      warnOnce(
        'Combobox',
        'its ref and "onChange" are those of the typed text, as "register" of a form library takes them, and the text is not the value',
        'let the library hold the value: "value" and "onValueChange", with `Controller` in React Hook Form',
      );
    }
    if (!props.onSearch) {
      const known = options.map(({ value }) => value);
      for (const chosen of values) warnOfUnknownOption('Combobox', chosen, known);
    }
    if (isBlank(label)) {
      devError('Combobox', 'label is empty', 'a screen reader user does not know what is asked', 'say it: "Marka"');
    }
  }
  return (
    <Field {...{ id, label, hideLabel, optional, hint, error }}>
      {inBrowser ? (
        <Enhanced {...props} />
      ) : (
        <PlainSelect
          {...{ id, hint, error, options, values }}
          name={props.name}
          placeholder={props.placeholder}
          multiple={props.multiple}
          required={props.required}
          disabled={props.disabled}
          size={props.size}
          attributes={plainAttributes(props)}
        />
      )}
    </Field>
  );
}
