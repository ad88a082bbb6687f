'use client';

import { useState, type InputEvent, type InputEventHandler, type Ref } from 'react';
import { control, frame } from '../Field/Field.css.ts';
import { Field, fieldDescription, type FieldLabels } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TextArea.css.ts';

/** How many characters are allowed, and the words about it. */
export interface TextLimit {
  characters: number;
  /** "16 od 40 znakova". */
  count: (typed: number) => string;
  /** What to do about the ones too many: "Skratite tekst za 3 znaka." */
  tooLong: (excess: number) => string;
}

export interface TextAreaProps extends FieldLabels {
  name?: string;
  defaultValue?: string;
  placeholder?: string;
  /** Lines at the start; it grows with its words. @default 4 */
  rows?: number;
  /**
   * Typing goes on beyond the limit, so that a pasted text is never cut without a word; the form does not go out
   * until it is shorter.
   */
  limit?: TextLimit;
  autoComplete?: 'off' | 'street-address';
  required?: boolean;
  disabled?: boolean;
  onInput?: InputEventHandler<HTMLTextAreaElement>;
  ref?: Ref<HTMLTextAreaElement>;
}

/** As the server and `maxlength` count. */
const lengthOf = (text: string) => text.length;

/** How much is left to type is said from here on, not with every letter. */
const nearTheEnd = 20;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { id, label, hideLabel, optional, hint, error, limit, rows = 4, onInput, ...attributes } = props;
  const [typed, setTyped] = useState(() => lengthOf(props.defaultValue ?? ''));
  const excess = limit ? typed - limit.characters : 0;
  const wrong = limit && excess > 0 ? limit.tooLong(excess) : error;

  const read = (event: InputEvent<HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    const length = lengthOf(field.value);
    setTyped(length);
    if (limit) {
      field.setCustomValidity(length > limit.characters ? limit.tooLong(length - limit.characters) : '');
    }
    onInput?.(event);
  };
  return (
    <Field
      {...{ id, label, hideLabel, optional, hint }}
      error={wrong}
      aside={
        limit && (
          <span className={styles.count} id={`${id}-count`} data-over={excess > 0 ? '' : undefined}>
            {limit.count(typed)}
          </span>
        )
      }
    >
      <span className={frame({})}>
        <textarea
          className={`${control} ${styles.area}`}
          id={id}
          rows={rows}
          {...fieldDescription({ id, hint, error: wrong }, limit && `${id}-count`)}
          {...attributes}
          onInput={read}
        />
      </span>
      {limit && (
        <VisuallyHidden>
          <span role="status">{typed > 0 && excess > -nearTheEnd ? limit.count(typed) : ''}</span>
        </VisuallyHidden>
      )}
    </Field>
  );
}
