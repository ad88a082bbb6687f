'use client';

import type { ReactNode } from 'react';
import { joinIds } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { leaveProps } from '../element/groupProps.ts';
import { checkedProps } from '../element/nativeValue.ts';
import { useControlId } from '../element/useControlId.ts';
import { useRadios } from '../element/useRadios.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { error as errorStyle, errorWords } from '../Field/Field.css.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { devError, repeated } from '../devWarnings/devWarnings.ts';
import { circle } from '../RadioGroup/RadioGroup.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { circleAlertIcon } from '../icons/index.ts';
import * as styles from './RadioCards.css.ts';

/** A choice with more to say than a line. */
export interface RadioCard {
  value: string;
  icon?: IconSource;
  title: ReactNode;
  /** One sentence: what happens with it. */
  about?: ReactNode;
  /** At the end of the line: "18 / 38". */
  end?: ReactNode;
  /** What belongs to the choice, shown once it is chosen. Its controls go out with the form in any case. */
  content?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps extends ElementProps<'fieldset', 'id' | 'name' | 'defaultValue'> {
  /** Id of the group; of its first choice `<id>-0`. */
  id?: string | undefined;
  name: string;
  /** The question. A heading above shows it, so it is for screen readers only. */
  legend: ReactNode;
  cards: readonly RadioCard[];
  /** The parent holds the value and changes it in `onValueChange`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  error?: ReactNode;
  required?: boolean | undefined;
}

/** Choices as cards, such as ways to pay. The chosen one has an ink border and opens what belongs to it. */
export function RadioCards(props: RadioCardsProps) {
  const { id: givenId, name, legend, cards, error, required, ...rest } = props;
  const id = useControlId(givenId);
  const { value: held, defaultValue, onValueChange, onBlur, ref, ...attributes } = rest;
  const group = useRadios(ref);
  if (process.env.NODE_ENV !== 'production') {
    const twice = repeated(cards.map(({ value }) => value));
    if (twice !== undefined) {
      devError('RadioCards', `two cards are "${twice}"`, 'the form cannot tell them apart', 'give each its own value');
    }
    warnOfValue('RadioCards', props);
    warnOfUnknownOption(
      'RadioCards',
      held ?? defaultValue,
      cards.map(({ value }) => value),
    );
  }

  return (
    <fieldset
      {...attributes}
      className={styles.cards}
      id={id}
      ref={group}
      {...leaveProps(onBlur)}
      aria-describedby={joinIds(error ? `${id}-error` : undefined, attributes['aria-describedby'])}
      data-invalid={error ? '' : undefined}
    >
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {cards.map(({ value, icon, title, about, end, content, disabled }, index) => (
        <div key={value} className={styles.card}>
          <label className={styles.head}>
            <input
              className={`${circle} ${styles.circle}`}
              type="radio"
              id={`${id}-${index}`}
              data-choice=""
              name={name}
              value={value}
              required={required}
              disabled={disabled}
              form={attributes.form}
              {...checkedProps({
                checked: held === undefined ? undefined : value === held,
                defaultChecked: value === defaultValue,
                onCheckedChange: () => onValueChange?.(value),
              })}
            />
            {icon ? <Icon name={icon} size={24} /> : <span />}
            <span className={styles.body}>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                {about && <span className={styles.about}>{about}</span>}
              </span>
              {end}
            </span>
          </label>
          {content && <div className={styles.content}>{content}</div>}
        </div>
      ))}
      {error && (
        <span className={errorStyle} id={`${id}-error`}>
          <Icon name={circleAlertIcon} size={16} />
          <span className={errorWords}>{error}</span>
        </span>
      )}
    </fieldset>
  );
}
