'use client';
import { useRef } from 'react';
import { openModal } from '../behaviour/openModal.ts';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { control } from '../Switch/Switch.css.ts';
import * as styles from './CountryPaymentSwitch.css.ts';

export interface CountryPaymentSwitchProps {
  id: string;
  /** Name of the country: it is part of the switch's name. */
  country: string;
  /** "Plaćanje". */
  label: string;
  active: boolean;
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
  busyLabel?: string;
  /** It could not be stored. The switch stays as it was. */
  error?: string;
  /** The page stores it and passes the new `active`. [J68] */
  onActive: (active: boolean) => void;
}

/** Whether a country takes payments. On at once, off after a question. */
export function CountryPaymentSwitch(props: CountryPaymentSwitchProps) {
  const { id, country, label, active, onText, offText, question, busyLabel, error, onActive } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <label className={styles.line}>
        <input
          className={control}
          id={id}
          type="checkbox"
          role="switch"
          aria-label={`${label}, ${country}`}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          checked={active}
          disabled={busyLabel !== undefined}
          onChange={() => {
            if (active) {
              if (dialog.current) openModal(dialog.current);
            } else {
              onActive(true);
            }
          }}
        />
        <span className={styles.state({ active })} role="status">
          {busyLabel ?? (active ? onText : offText)}
        </span>
      </label>
      {error !== undefined && (
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
                onActive(false);
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
