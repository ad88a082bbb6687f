'use client';

import type { ChangeEvent } from 'react';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { monitorIcon, moonIcon, sunIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ThemeToggle.css.ts';

/** What a user may ask for; `system` follows the machine. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeToggleProps {
  /** Name of the radio group, unique on the page. */
  name: string;
  /** "Tema". */
  legend: string;
  labels: Record<ThemeChoice, string>;
  value: ThemeChoice;
  onChoose?: (choice: ThemeChoice) => void;
}

const themeIcons = { system: monitorIcon, light: sunIcon, dark: moonIcon } as const satisfies Record<
  ThemeChoice,
  IconSource
>;
const choices = ['system', 'light', 'dark'] as const;

/** Light, dark or as the machine has it. */
export function ThemeToggle({ name, legend, labels, value, onChoose }: ThemeToggleProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => onChoose?.(event.currentTarget.value as ThemeChoice);
  return (
    <fieldset>
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
              checked={choice === value}
              // A controlled radio takes its press back before the browser can tell of an input.
              onChange={choose}
              readOnly={!onChoose}
            />
            <Icon name={themeIcons[choice]} size={16} />
            {labels[choice]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
