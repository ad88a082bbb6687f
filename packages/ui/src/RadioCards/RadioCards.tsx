import type { ReactNode } from 'react';
import { error as errorStyle, errorWords } from '../Field/Field.css.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { devError, repeated } from '../devWarnings/devWarnings.ts';
import { circle } from '../RadioGroup/RadioGroup.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { circleAlertIcon } from '../icons/index.ts';
import * as styles from './RadioCards.css.ts';

/** A choice with more to say than a line. */
export interface RadioCard {
  value: string;
  icon?: IconName;
  title: string;
  /** One sentence: what happens with it. */
  about?: string;
  /** At the end of the line: "18 / 38". */
  end?: ReactNode;
  /** What belongs to the choice, shown once it is chosen. Its controls go out with the form in any case. */
  content?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps {
  /** Id of the group; of its first choice `<id>-0`. */
  id: string;
  name: string;
  /** The question. A heading above shows it, so it is for screen readers only. */
  legend: string;
  cards: readonly RadioCard[];
  defaultValue?: string;
  error?: string;
  required?: boolean;
  onValue?: (value: string) => void;
}

/** Choices as cards, such as ways to pay. The chosen one has an ink border and opens what belongs to it. */
export function RadioCards(props: RadioCardsProps) {
  const { id, name, legend, cards, defaultValue, error, required, onValue } = props;
  if (process.env.NODE_ENV !== 'production') {
    const twice = repeated(cards.map(({ value }) => value));
    if (twice !== undefined) {
      devError('RadioCards', `two cards are "${twice}"`, 'the form cannot tell them apart', 'give each its own value');
    }
  }
  return (
    <fieldset
      className={styles.cards}
      id={id}
      aria-describedby={error ? `${id}-error` : undefined}
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
              {...{ name, value, required, disabled }}
              defaultChecked={value === defaultValue}
              onInput={onValue && (() => onValue(value))}
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
