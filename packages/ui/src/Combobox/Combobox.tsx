'use client';

import { useSyncExternalStore, type KeyboardEvent } from 'react';
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

interface ComboboxBase extends FieldLabels {
  name: string;
  options: readonly ComboboxOption[];
  labels: ComboboxLabels;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  /** 38, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** The parent looks for options and passes what it finds; without it they are searched by name and code here. */
  onSearch?: (text: string) => void;
  /** The parent is looking for options. */
  loading?: boolean;
  /** Loading options failed: what is wrong and what to do. */
  failure?: string;
}

/** One option, or several with a label for removing one: "Ukloni". The control keeps what is chosen. */
export type ComboboxProps = ComboboxBase &
  (
    | { multiple?: false; defaultValue?: string; removeLabel?: never; onValue?: (value: string) => void }
    | {
        multiple: true;
        defaultValue?: readonly string[];
        removeLabel: string;
        onValue?: (values: readonly string[]) => void;
      }
  );

const never = () => () => {};

function Enhanced(props: ComboboxProps & { values: readonly string[] }) {
  const { id, hint, error, name, options, labels, placeholder, required, disabled, size, onSearch, loading } = props;
  const { failure, values, removeLabel } = props;
  const multiple = props.multiple === true;
  const { list, chosen, shown, single, typed, toggle, clear } = useChoice({
    id,
    options,
    multiple,
    defaultValue: values,
    onSearch,
    onValues: (next) => (props.multiple ? props.onValue?.(next) : props.onValue?.(next[0] ?? '')),
  });
  const back = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (multiple && event.key === 'Backspace' && !typed && last) {
      toggle(last);
    }
  };
  const status = loading ? labels.loading : (failure ?? (shown.length === 0 ? labels.empty(typed ?? '') : undefined));
  return (
    <div className={styles.place}>
      {/* What the form sends. An empty choice is sent too, as a select does. */}
      {chosen.map(({ value }) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      {!multiple && chosen.length === 0 && <input type="hidden" name={name} value="" />}
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
                  disabled={disabled}
                  onClick={() => toggle(option)}
                >
                  <Icon name={xIcon} size={14} />
                </button>
              </span>
            ))}
          <input
            {...list.getInputProps({ disabled, onKeyDown: back })}
            className={`${control} ${styles.input}`}
            placeholder={chosen.length > 0 && multiple ? undefined : placeholder}
            required={required && chosen.length === 0}
            aria-labelledby={undefined}
            // The list is empty while it shows a message.
            {...(status !== undefined && { 'aria-activedescendant': undefined })}
            {...fieldDescription({ id, hint, error })}
            autoCapitalize="none"
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
        </span>
        {chosen.length > 0 && !disabled && (
          <button
            className={styles.icon}
            type="button"
            aria-label={`${labels.clear}: ${props.label}`}
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
          {...list.getToggleButtonProps({ disabled })}
          className={styles.icon}
          type="button"
          aria-label={`${labels.open}: ${props.label}`}
        >
          <Icon name={chevronDownIcon} size={16} />
        </button>
      </span>
      <div className={styles.panel} hidden={!list.isOpen}>
        <div
          {...list.getMenuProps({ 'aria-label': props.label, 'aria-labelledby': undefined })}
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
  const values = typeof props.defaultValue === 'string' ? [props.defaultValue] : (props.defaultValue ?? []);
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
    if (isBlank(label)) {
      devError('Combobox', 'label is empty', 'a screen reader user does not know what is asked', 'say it: "Marka"');
    }
  }
  return (
    <Field {...{ id, label, hideLabel, optional, hint, error }}>
      {inBrowser ? <Enhanced {...props} values={values} /> : <PlainSelect {...props} values={values} />}
    </Field>
  );
}
