'use client';

import type { ReactNode } from 'react';
import { joinIds } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { leaveProps } from '../element/groupProps.ts';
import { checkedProps } from '../element/nativeValue.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { hint as hintStyle } from '../Field/Field.css.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { monitorIcon, moonIcon, sunIcon } from '../icons/index.ts';
import { group as groupStyle, legend as legendStyle } from '../RadioGroup/RadioGroup.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ThemeToggle.css.ts';

/** The choice of a user; `system` follows the machine. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeToggleProps extends ElementProps<'fieldset', 'id' | 'name' | 'defaultValue'> {
  /** Id of the group; required for a hint. */
  id?: string;
  /** Name of the radio group, unique on the page. */
  name: string;
  /** "Tema". */
  legend: string;
  labels: Record<ThemeChoice, string>;
  /**
   * Key of the brand whose themes are previewed: each choice is then a card, and the legend is seen. Without it, a
   * plain row.
   */
  previewBrand?: string | undefined;
  /** Below the choices: when the machine says nothing. Only with `previewBrand`. */
  hint?: ReactNode;
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

/** The themes that the preview of a choice shows. */
const shownThemes = { system: ['light', 'dark'], light: ['light'], dark: ['dark'] } as const;

/** Light, dark or as the machine has it. */
export function ThemeToggle(props: ThemeToggleProps) {
  const { id, name, legend, labels, previewBrand, hint, value, defaultValue, onValueChange, onBlur, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') {
    warnOfValue('ThemeToggle', props);
    warnOfUnknownOption('ThemeToggle', value ?? defaultValue, choices);
  }
  const look = previewBrand === undefined ? 'row' : 'cards';
  const hintId = hint && id !== undefined ? `${id}-hint` : undefined;

  return (
    <fieldset
      {...rest}
      id={id}
      className={look === 'cards' ? groupStyle : undefined}
      aria-describedby={joinIds(hintId, rest['aria-describedby'])}
      {...leaveProps(onBlur)}
    >
      <legend className={look === 'cards' ? legendStyle : undefined}>
        {look === 'cards' ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <span className={styles.group({ look })}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice({ look })} title={labels[choice]}>
            <input
              className={styles.control}
              type="radio"
              name={name}
              value={choice}
              form={rest.form}
              {...checkedProps({
                checked: value === undefined ? undefined : choice === value,
                defaultChecked: choice === defaultValue,
                onCheckedChange: () => onValueChange?.(choice),
              })}
            />
            {previewBrand !== undefined && (
              <span className={styles.preview} aria-hidden="true">
                {shownThemes[choice].map((theme) => (
                  <span key={theme} className={styles.page} data-brand={previewBrand} data-theme={theme} />
                ))}
              </span>
            )}
            <span className={styles.words({ look })}>
              <span className={styles.icon({ look })}>
                <Icon name={themeIcons[choice]} size={16} />
              </span>
              <span>{labels[choice]}</span>
            </span>
          </label>
        ))}
      </span>
      {hint && (
        <span className={hintStyle} id={hintId}>
          {hint}
        </span>
      )}
    </fieldset>
  );
}
