'use client';
import { useRef, type ReactNode } from 'react';
import { openModal } from '../behaviour/openModal.ts';
import { Button } from '../Button/Button.tsx';
import { joinIds } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { useControllableState } from '../element/useControllableState.ts';
import { useFormReset } from '../element/useFormReset.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { warnOfChecked } from '../element/warnMisuse.ts';
import { Modal } from '../Modal/Modal.tsx';
import { control as switchStyle } from '../Switch/Switch.css.ts';
import * as styles from './CountryPaymentSwitch.css.ts';

export interface CountryPaymentSwitchProps extends ElementProps<'input', 'type' | 'role' | 'id'> {
  id: string;
  /** Name of the country: it is part of the switch's name. */
  country: string;
  /** "Plaćanje". */
  label: string;
  /** Whether payments are taken. The parent holds it and changes it in `onCheckedChange`. */
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onText: string;
  offText: string;
  /** Switching off stops payments in a whole country, so it is asked first. */
  question: {
    /** "Isključiti plaćanje u Bugarskoj?" */
    title: string;
    /** What stays and what stops: "14 otvorenih korpi ostaje sačuvano." */
    text: string;
    closeLabel: string;
    /** "Ostavi uključeno". */
    keep: string;
    /** "Isključi plaćanje". */
    turnOff: string;
  };
  /** Being stored: "Čuva se". */
  busyLabel?: string | undefined;
  /** It could not be stored. The switch stays as it was. */
  error?: ReactNode;
  /** Switched on, or off after the question. The page stores it and passes the new `checked`. [J68] */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Whether a country takes payments. On at once, off after a question. */
export function CountryPaymentSwitch(props: CountryPaymentSwitchProps) {
  const { id, country, label, onText, offText, question, busyLabel, error, ...rest } = props;
  const { checked, defaultChecked = false, onCheckedChange, onChange, ref, ...attributes } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const control = useRef<HTMLInputElement>(null);
  const [active, setActive] = useControllableState({
    value: checked,
    defaultValue: defaultChecked,
    onChange: onCheckedChange,
  });
  useFormReset(control, () => checked === undefined && setActive(defaultChecked));
  if (process.env.NODE_ENV !== 'production') warnOfChecked('CountryPaymentSwitch', props);

  return (
    <>
      <label className={styles.line}>
        <input
          aria-label={`${label}, ${country}`}
          {...attributes}
          className={switchStyle}
          id={id}
          ref={useMergedRefs<HTMLInputElement>(control, ref)}
          type="checkbox"
          role="switch"
          aria-describedby={joinIds(attributes['aria-describedby'], error ? `${id}-error` : undefined)}
          checked={active}
          disabled={attributes.disabled === true || busyLabel !== undefined}
          onChange={(event) => {
            onChange?.(event);
            if (active) {
              if (dialog.current) openModal(dialog.current);
            } else {
              setActive(true);
            }
          }}
        />
        <span className={styles.state({ active })} role="status">
          {busyLabel ?? (active ? onText : offText)}
        </span>
      </label>
      {error && (
        <span className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
      <Modal
        id={`${id}-question`}
        ref={dialog}
        title={question.title}
        closeLabel={question.closeLabel}
        actions={
          <>
            <Button onClick={() => dialog.current?.close()}>{question.keep}</Button>
            <Button
              variant="danger"
              onClick={() => {
                dialog.current?.close();
                setActive(false);
              }}
            >
              {question.turnOff}
            </Button>
          </>
        }
      >
        <p>{question.text}</p>
      </Modal>
    </>
  );
}
