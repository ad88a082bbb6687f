'use client';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { useControllableState } from '../element/useControllableState.ts';
import { useFormReset } from '../element/useFormReset.ts';
import { Icon } from '../Icon/Icon.tsx';
import { circleAlertIcon } from '../icons/index.ts';
import * as styles from './ModerationCompare.css.ts';
import type { ModerationCompareProps } from './ModerationCompareProps.ts';

/** How many reasons have a digit as their key. */
export const digitKeys = 9;

/** The chosen reasons, and whether somebody rejected without one. */
export function useReasons(reasons: ModerationCompareProps['reasons']) {
  const [chosen, setChosen] = useControllableState<readonly string[]>({
    value: reasons.value,
    defaultValue: reasons.defaultValue ?? [],
    onChange: reasons.onValueChange,
  });
  const [isMissing, setMissing] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  useFormReset(group, () => {
    setMissing(false);
    if (reasons.value === undefined) setChosen(reasons.defaultValue ?? []);
  });

  return {
    group,
    chosen,
    isMissing,
    toggle: (value: string, on: boolean) => {
      setMissing(false);
      setChosen(on ? [...chosen, value] : chosen.filter((other) => other !== value));
    },
    /** Goes to the reasons: to the first one that is chosen, else to the first. */
    focus: () => {
      const { current } = group;
      (current?.querySelector<HTMLInputElement>('input:checked') ?? current?.querySelector('input'))?.focus();
    },
    /** Whether a reason is chosen; if not, says so and goes to the reasons. */
    requireOne: () => {
      if (chosen.length > 0) return true;

      setMissing(true);
      group.current?.querySelector('input')?.focus();

      return false;
    },
  };
}

export interface ReasonsProps {
  ref: Ref<HTMLFieldSetElement>;
  /** Id of the comparison. */
  id: string;
  reasons: ModerationCompareProps['reasons'];
  chosen: readonly string[];
  /** Somebody rejected without a reason. */
  isMissing: boolean;
  /** Digits tick the first reasons; each is shown. */
  hasLetters: boolean;
  onToggle: (value: string, on: boolean) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The reasons to reject an ad. */
export function Reasons({ ref, id, reasons, chosen, isMissing, hasLetters, onToggle, onKeyDown }: ReasonsProps) {
  return (
    <fieldset ref={ref} aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <legend className={styles.legend}>{reasons.title}</legend>
      {reasons.options.map(({ value, label }, index) => (
        <Checkbox
          key={value}
          value={value}
          checked={chosen.includes(value)}
          onCheckedChange={(on) => onToggle(value, on)}
          onKeyDown={onKeyDown}
        >
          <span className={styles.reason}>
            {label}
            {hasLetters && index < digitKeys && (
              <kbd className={styles.letter} aria-hidden="true">
                {index + 1}
              </kbd>
            )}
          </span>
        </Checkbox>
      ))}
      {isMissing && (
        <p className={styles.missing} id={`${id}-missing`} role="alert">
          <Icon name={circleAlertIcon} size={16} />
          {reasons.required}
        </p>
      )}
    </fieldset>
  );
}
