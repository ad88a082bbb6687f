'use client';

import { useState, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { valueProps } from '../element/nativeValue.ts';
import { useControlId } from '../element/useControlId.ts';
import { warnOfValue } from '../element/warnMisuse.ts';
import { control, frame } from '../Field/Field.css.ts';
import { Field, fieldDescription, type FieldLabels } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PasswordInput.css.ts';

/** How good a new password is. The app judges it; the words say why: "Jaka: 14 znakova, nije poznata". */
export interface PasswordStrength {
  /** Lit parts of four; 0 while nothing is typed. */
  level: 0 | 1 | 2 | 3 | 4;
  text: string;
}

interface PasswordField
  extends FieldLabels, ElementProps<'input', keyof FieldLabels | 'type' | 'size' | 'value' | 'defaultValue'> {
  /** The parent holds the value and changes it in `onValueChange`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  revealLabel: string;
  concealLabel: string;
  /** At the end of the label's line: the link "Zaboravljena lozinka". */
  action?: ReactNode;
  /** 38, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** A password manager fills the old one and offers to make the new one: it must know which it is. */
export type PasswordInputProps = PasswordField &
  ({ kind: 'current'; strength?: never } | { kind: 'new'; strength?: PasswordStrength });

const tones = ['none', 'critical', 'caution', 'positive', 'positive'] as const;

function Strength({ id, level, text }: PasswordStrength & { id: string }) {
  return (
    <span className={styles.strength}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((part) => (
          <span key={part} className={styles.bar({ tone: part <= level ? tones[level] : 'none' })} />
        ))}
      </span>
      <span className={styles.strengthWords} id={`${id}-strength`} role="status">
        {text}
      </span>
    </span>
  );
}

/** A password that can be shown while it is typed. Paste and password managers work. */
export function PasswordInput(props: PasswordInputProps) {
  const {
    id: givenId,
    label,
    hideLabel,
    optional,
    hint,
    error,
    kind,
    revealLabel,
    concealLabel,
    action,
    ...rest
  } = props;
  const id = useControlId(givenId);
  const { strength, size, value, defaultValue, onChange, onValueChange, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') warnOfValue('PasswordInput', props);
  const [shown, setShown] = useState(false);
  const words = shown ? concealLabel : revealLabel;

  return (
    <Field id={id} label={label} hideLabel={hideLabel} optional={optional} hint={hint} error={error} action={action}>
      <span className={frame({ size })}>
        <input
          autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
          autoCapitalize={shown ? 'none' : undefined}
          autoCorrect="off"
          spellCheck={false}
          {...attributes}
          {...fieldDescription({ id, hint, error }, strength && `${id}-strength`, attributes['aria-describedby'])}
          className={control}
          type={shown ? 'text' : 'password'}
          id={id}
          {...valueProps({ value, defaultValue, onChange, onValueChange })}
        />
        <button
          className={styles.reveal}
          type="button"
          aria-label={words}
          title={words}
          aria-controls={id}
          disabled={attributes.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </span>
      {strength && <Strength id={id} {...strength} />}
    </Field>
  );
}
