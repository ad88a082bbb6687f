'use client';

import { useControlId } from '../element/useControlId.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { minusIcon, plusIcon } from '../icons/index.ts';
import { NumberControl, type NumberControlProps } from './NumberControl.tsx';
import * as styles from './NumberInput.css.ts';

export interface NumberInputProps extends NumberControlProps {
  /** Buttons for one step less and one more, with their words: "Manje", "Više". */
  steps?: { less: string; more: string } | undefined;
}

/**
 * One number with its unit, typed or pasted as people write it in the language of the page. A form sends the typed
 * text; `parseNumber` of `@volan/domain-rules/numbers` reads it on the server as the field does.
 */
export function NumberInput({ steps, ...props }: NumberInputProps) {
  const { label, min = 0, max = Infinity, disabled, readOnly } = props;
  const id = useControlId(props.id);
  if (!steps) {
    return <NumberControl {...props} />;
  }
  const button = (icon: IconSource, words: string, atEnd: boolean, step: () => void) => (
    <button
      className={styles.step}
      type="button"
      aria-label={`${label}: ${words}`}
      aria-controls={id}
      disabled={disabled || readOnly || atEnd}
      onClick={step}
    >
      <Icon name={icon} size={16} />
    </button>
  );

  return (
    <NumberControl
      {...props}
      id={id}
      renderButtons={({ value }, stepBy) => (
        <span className={styles.steps}>
          {button(minusIcon, steps.less, value !== null && value <= min, () => stepBy(-1))}
          {button(plusIcon, steps.more, value !== null && value >= max, () => stepBy(1))}
        </span>
      )}
    />
  );
}
