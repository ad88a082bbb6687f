'use client';

import { useRef, type ReactNode } from 'react';
import { composeHandlers } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { leaveProps, tickProps } from '../element/groupProps.ts';
import { checkedProps } from '../element/nativeValue.ts';
import { useControllableState } from '../element/useControllableState.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { useRadios } from '../element/useRadios.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { requireText, requireUnique } from '../devWarnings/devWarnings.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { useRovingFocus } from '../rovingFocus/useRovingFocus.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ToggleGroup.css.ts';

/** One of the things that can be pressed. */
export interface ToggleOption {
  value: string;
  label: string;
  icon?: IconSource;
  disabled?: boolean;
}

interface ToggleGroupBase extends ElementProps<'fieldset', 'name' | 'defaultValue'> {
  /** What is chosen: "Poravnanje". Announced, not shown. */
  label: string;
  options: readonly ToggleOption[];
  /** Icons alone; the words stay for screen readers and under the pointer. */
  hideLabels?: boolean | undefined;
  /** Name in the form. With it the toggles are native radios or boxes, which work without JavaScript. */
  name?: string | undefined;
}

interface OneOfThem extends ToggleGroupBase {
  multiple?: false;
  /** The parent holds the value and changes it in `onValueChange`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** The form is not sent without a choice. */
  required?: boolean | undefined;
}

interface SeveralOfThem extends ToggleGroupBase {
  /** Each is pressed and released separately. */
  multiple: true;
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  /** All that are pressed, in the order of the options. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  required?: never;
}

export type ToggleGroupProps = OneOfThem | SeveralOfThem;

const listOf = (value: string | readonly string[] | undefined) =>
  typeof value === 'string' ? [value].filter(Boolean) : (value ?? []);

function Look({ option: { icon, label }, hideLabels }: { option: ToggleOption; hideLabels: boolean | undefined }) {
  return (
    <>
      {icon && <Icon name={icon} size={20} />}
      {icon && hideLabels ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </>
  );
}

const titleOf = ({ icon, label }: ToggleOption, hideLabels: boolean | undefined) =>
  icon && hideLabels ? label : undefined;

/** Buttons, where no form takes the value. */
function ToggleButtons({ options, hideLabels, ...props }: ToggleGroupProps) {
  const [chosen, choose] = useControllableState<readonly string[]>({
    value: props.value === undefined ? undefined : listOf(props.value),
    defaultValue: listOf(props.defaultValue),
    onChange: (values) =>
      props.multiple ? props.onValueChange?.(values) : values[0] && props.onValueChange?.(values[0]),
  });
  const press = (value: string, isPressed: boolean) => {
    if (!props.multiple) return isPressed || choose([value]);

    const wanted = new Set(isPressed ? chosen.filter((one) => one !== value) : [...chosen, value]);
    return choose(options.map((option) => option.value).filter((one) => wanted.has(one)));
  };
  return options.map((option) => {
    const isPressed = chosen.includes(option.value);
    return (
      <button
        key={option.value}
        className={styles.toggle}
        type="button"
        disabled={option.disabled}
        title={titleOf(option, hideLabels)}
        {...(props.multiple ? { 'aria-pressed': isPressed } : { role: 'radio', 'aria-checked': isPressed })}
        onClick={() => press(option.value, isPressed)}
      >
        <Look option={option} hideLabels={hideLabels} />
      </button>
    );
  });
}

/** Native radios or boxes under the same look: they are sent and reset with their form. */
function ToggleInputs({ options, hideLabels, ...props }: ToggleGroupProps & { name: string }) {
  const { name, form, required } = props;
  const checks = (value: string) =>
    props.multiple
      ? tickProps({ value: props.value, defaultValue: props.defaultValue, onValueChange: props.onValueChange }, value)
      : checkedProps({
          checked: props.value === undefined ? undefined : value === props.value,
          defaultChecked: value === props.defaultValue,
          onCheckedChange: () => props.onValueChange?.(value),
        });
  return options.map((option) => (
    <label key={option.value} className={styles.toggle} title={titleOf(option, hideLabels)}>
      <input
        className={styles.control}
        type={props.multiple ? 'checkbox' : 'radio'}
        name={name}
        form={form}
        required={required}
        value={option.value}
        disabled={option.disabled}
        {...checks(option.value)}
      />
      <Look option={option} hideLabels={hideLabels} />
    </label>
  ));
}

/** Choices that stay pressed, side by side: one of them, or several. One stop of the Tab key; arrows move inside. */
export function ToggleGroup(props: ToggleGroupProps): ReactNode {
  const { label, options, hideLabels: _look, name, multiple, value, defaultValue, ...other } = props;
  const { onValueChange: _told, required: _form, ...rest } = other;
  const { ref, onBlur, onFocus, onKeyDown, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') {
    const values = options.map((option) => option.value);
    requireText('ToggleGroup', 'label', label);
    requireUnique('ToggleGroup', 'options', values);
    warnOfValue('ToggleGroup', props);
    for (const chosen of listOf(value ?? defaultValue)) warnOfUnknownOption('ToggleGroup', chosen, values);
  }
  const group = useRef<HTMLFieldSetElement>(null);
  const radios = useRadios<HTMLFieldSetElement>(ref);
  const merged = useMergedRefs<HTMLFieldSetElement>(group, radios);
  // If one can be chosen, arrows choose as they do among radios.
  const keys = useRovingFocus(group, multiple ? undefined : (reached) => reached.click());
  // the group listens for the toggles in it
  const moving = {
    onFocus: composeHandlers(onFocus, keys.onFocus),
    onKeyDown: composeHandlers(onKeyDown, keys.onKeyDown),
  };

  return (
    <fieldset
      role={multiple ? undefined : 'radiogroup'}
      aria-label={label}
      {...attributes}
      className={styles.group}
      ref={merged}
      {...leaveProps(onBlur)}
      {...moving}
    >
      {name === undefined ? <ToggleButtons {...props} /> : <ToggleInputs {...props} name={name} />}
    </fieldset>
  );
}
