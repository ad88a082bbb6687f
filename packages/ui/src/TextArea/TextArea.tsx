'use client';

import { useEffect } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { valueProps } from '../element/nativeValue.ts';
import { useControlId } from '../element/useControlId.ts';
import { useFieldText } from '../element/useFieldText.ts';
import { warnOfValue } from '../element/warnMisuse.ts';
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

export interface TextAreaProps
  extends FieldLabels, ElementProps<'textarea', keyof FieldLabels | 'value' | 'defaultValue'> {
  /** The parent holds the value and changes it in `onValueChange`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Lines at the start; it grows with its words. @default 4 */
  rows?: number | undefined;
  /**
   * Typing continues beyond the limit, so that a pasted text is never cut without a word; the form does not go out
   * until it is shorter.
   */
  limit?: TextLimit | undefined;
}

/** How much is left to type is said from here on, not with every letter. */
const nearTheEnd = 20;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { id: givenId, label, hideLabel, optional, hint, error, limit, rows = 4, ...rest } = props;
  const id = useControlId(givenId);
  const { value, defaultValue, onChange, onValueChange, ref, ...attributes } = rest;
  const { text, setText, field, ref: merged } = useFieldText({ value, defaultValue, ref });
  if (process.env.NODE_ENV !== 'production') warnOfValue('TextArea', props);
  // As the server and `maxlength` count.
  const typed = text.length;
  const excess = limit ? typed - limit.characters : 0;
  const wrong = limit && excess > 0 ? limit.tooLong(excess) : error;

  // The browser stops at `maxLength`; the count says why.
  const { maxLength } = attributes;
  const counted = limit ? limit.count(typed) : maxLength === undefined ? undefined : `${typed} / ${maxLength}`;
  const tooLong = limit && (excess > 0 ? limit.tooLong(excess) : '');

  useEffect(() => {
    if (tooLong !== undefined) field.current?.setCustomValidity(tooLong);
  }, [field, tooLong]);

  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      optional={optional}
      hint={hint}
      error={wrong}
      aside={
        counted && (
          <span className={styles.count} id={`${id}-count`} data-over={excess > 0 ? '' : undefined}>
            {counted}
          </span>
        )
      }
    >
      <span className={frame({})}>
        <textarea
          {...attributes}
          {...fieldDescription({ id, hint, error: wrong }, counted && `${id}-count`, attributes['aria-describedby'])}
          className={`${control} ${styles.area}`}
          id={id}
          rows={rows}
          ref={merged}
          {...valueProps({
            value,
            defaultValue,
            onChange: (event) => {
              setText(event.currentTarget.value);
              onChange?.(event);
            },
            onValueChange,
          })}
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
