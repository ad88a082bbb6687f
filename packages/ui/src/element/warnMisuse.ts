const told = new Set<string>();

/**
 * Tells once, in development, of a use that works but not as meant. Call it behind
 * `process.env.NODE_ENV !== 'production'`, so that bundlers drop it.
 */
export function warnOnce(component: string, happened: string, mend: string): void {
  const message = `${component}: ${happened}. How to mend it: ${mend}.`;
  if (process.env.NODE_ENV === 'production' || told.has(message)) return;

  told.add(message);
  console.error(message);
}

export interface ValueProps {
  value?: unknown;
  defaultValue?: unknown;
  onValueChange?: unknown;
  onChange?: unknown;
  onInput?: unknown;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
}

/**
 * Warns of a value that nobody can change (`value` without a handler) and of two owners of one value (`value` and
 * `defaultValue`). `names` are the property names where they differ, such as `checked`.
 */
export function warnOfValue(
  component: string,
  props: ValueProps,
  names = { value: 'value', defaultValue: 'defaultValue', onValueChange: 'onValueChange' },
): void {
  if (process.env.NODE_ENV === 'production' || props.value === undefined) return;
  if (props.defaultValue !== undefined) {
    warnOnce(
      component,
      `it has both "${names.value}" and "${names.defaultValue}", and "${names.defaultValue}" is ignored`,
      `keep "${names.value}" where the parent holds the value, "${names.defaultValue}" where the component does`,
    );
  }
  if (!props.onValueChange && !props.onChange && !props.onInput && !props.readOnly && !props.disabled) {
    warnOnce(
      component,
      `it has "${names.value}" without "${names.onValueChange}", so nobody can change it`,
      `pass "${names.onValueChange}", or "${names.defaultValue}" where the component may hold the value`,
    );
  }
}

export interface CheckedProps {
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onCheckedChange?: unknown;
  onChange?: unknown;
  onInput?: unknown;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** The same for a box, a switch or a radio: `checked` and `defaultChecked`. */
export function warnOfChecked(component: string, props: CheckedProps): void {
  const { checked: value, defaultChecked: defaultValue, onCheckedChange: onValueChange, ...rest } = props;
  warnOfValue(
    component,
    { ...rest, value, defaultValue, onValueChange },
    { value: 'checked', defaultValue: 'defaultChecked', onValueChange: 'onCheckedChange' },
  );
}

/** Warns of a chosen value that no option has. */
export function warnOfUnknownOption(component: string, chosen: unknown, options: readonly unknown[]): void {
  if (process.env.NODE_ENV === 'production' || chosen === undefined || chosen === '' || options.includes(chosen))
    return;

  warnOnce(
    component,
    `the value ${JSON.stringify(chosen)} is none of its options`,
    'add the option, or choose another',
  );
}
