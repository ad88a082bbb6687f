import type { MouseEvent } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { minusIcon, plusIcon } from '../icons/index.ts';
import { devError } from '../devWarnings/devWarnings.ts';
import * as styles from './QuantityStepper.css.ts';

export interface QuantityStepperProps extends ElementProps<'span', 'name' | 'value'> {
  /** What is counted: "Količina, 50 kredita". */
  label: string;
  /** Name of the new number in the form when a button is pressed without JavaScript. */
  name: string;
  value: number;
  /** @default 1 */
  min?: number;
  max: number;
  /** "Manje". */
  decreaseLabel: string;
  /** "Više". */
  increaseLabel: string;
  /** The page decides: it gets the number that is wished and passes it back as `value`. Without it the form is sent. */
  onValueChange?: ((value: number) => void) | undefined;
  /** The number is being saved: both buttons wait. */
  busy?: boolean;
}

/** A small whole number with a button on either side: how many of the same thing are bought. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    label,
    name,
    value,
    min = 1,
    max,
    decreaseLabel,
    increaseLabel,
    onValueChange,
    busy = false,
    ...rest
  } = props;
  if (process.env.NODE_ENV !== 'production' && (value < min || value > max)) {
    devError(
      'QuantityStepper',
      `value is ${value}, outside of ${min} and ${max}`,
      'both buttons are dead and nobody can leave the number',
      'bring the number into its limits before it is shown',
    );
  }
  const button = (icon: IconSource, stepLabel: string, next: number) => (
    <button
      className={styles.button}
      type="submit"
      name={name}
      value={next}
      aria-label={`${stepLabel}, ${label}`}
      disabled={busy || next < min || next > max}
      onClick={
        onValueChange &&
        ((event: MouseEvent) => {
          event.preventDefault();
          onValueChange(next);
        })
      }
    >
      <Icon name={icon} size={16} />
    </button>
  );

  return (
    <span role="group" aria-label={label} {...rest} className={styles.stepper}>
      {button(minusIcon, decreaseLabel, value - 1)}
      <output className={styles.value}>{value}</output>
      {button(plusIcon, increaseLabel, value + 1)}
    </span>
  );
}
