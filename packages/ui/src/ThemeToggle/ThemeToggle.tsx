'use client';

import type { ElementProps } from '../element/ElementProps.ts';
import { leaveProps } from '../element/groupProps.ts';
import { checkedProps } from '../element/nativeValue.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { monitorIcon, moonIcon, sunIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ThemeToggle.css.ts';

/** What a user may ask for; `system` follows the machine. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeToggleProps extends ElementProps<'fieldset', 'name' | 'defaultValue'> {
  /** Name of the radio group, unique on the page. */
  name: string;
  /** "Tema". */
  legend: string;
  labels: Record<ThemeChoice, string>;
  /** The parent holds the choice and changes it in `onValueChange`. */
  value?: ThemeChoice | undefined;
  defaultValue?: ThemeChoice | undefined;
  onValueChange?: ((choice: ThemeChoice) => void) | undefined;
}

const themeIcons = { system: monitorIcon, light: sunIcon, dark: moonIcon } as const satisfies Record<
  ThemeChoice,
  IconSource
>;
const choices = ['system', 'light', 'dark'] as const;

/** Light, dark or as the machine has it. */
export function ThemeToggle(props: ThemeToggleProps) {
  const { name, legend, labels, value, defaultValue, onValueChange, onBlur, ...attributes } = props;
  if (process.env.NODE_ENV !== 'production') {
    warnOfValue('ThemeToggle', props);
    warnOfUnknownOption('ThemeToggle', value ?? defaultValue, choices);
  }
  return (
    <fieldset {...attributes} className={undefined} {...leaveProps(onBlur)}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <span className={styles.group}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice} title={labels[choice]}>
            <input
              className={styles.control}
              type="radio"
              name={name}
              value={choice}
              form={attributes.form}
              {...checkedProps({
                checked: value === undefined ? undefined : choice === value,
                defaultChecked: choice === defaultValue,
                onCheckedChange: () => onValueChange?.(choice),
              })}
            />
            <Icon name={themeIcons[choice]} size={16} />
            {labels[choice]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
