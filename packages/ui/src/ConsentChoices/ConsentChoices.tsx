'use client';

import { Button } from '../Button/Button.tsx';
import { DialogFrame, type DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { halves, inside } from '../DialogFrame/DialogFrame.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { CloseButton } from '../IconButton/CloseButton.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { head } from '../TwoButtonModal/TwoButtonModal.css.ts';
import * as styles from './ConsentChoices.css.ts';

/** One purpose that a user allows or not. */
interface ConsentChoice {
  /** `onAnswer` is given this one. */
  value: string;
  /** "Statistika". */
  label: string;
  /** What it is for, in one sentence. */
  text: string;
  /** As it was answered last. */
  allowed: boolean;
}

export interface ConsentChoicesProps extends DialogProps<'title' | 'onClose'> {
  /** "Podešavanja kolačića". */
  title: string;
  /** Necessary storage: no choice, but it is named. */
  necessary: { label: string; text: string; alwaysOn: string };
  choices: readonly ConsentChoice[];
  /** "Samo neophodni". */
  necessaryLabel: string;
  /** "Sačuvaj izbor". */
  saveLabel: string;
  closeLabel: string;
  /** The allowed values; `null` if it was closed without an answer. */
  onResult?: (allowed: string[] | null) => void;
}

/** A user's consent, purpose by purpose. Nothing is allowed beforehand. */
export function ConsentChoices(props: ConsentChoicesProps) {
  const { id, title, necessary, choices, necessaryLabel, saveLabel, closeLabel, onResult, ...rest } = props;
  const form = `${id}-form`;
  const finish = (result: string) => {
    if (result !== 'save' && result !== 'necessary') {
      onResult?.(null);
      return;
    }
    const chosen = new FormData(document.querySelector<HTMLFormElement>(`#${form}`) ?? undefined);
    onResult?.(result === 'save' ? chosen.getAll('purpose').map(String) : []);
  };

  return (
    <DialogFrame {...rest} id={id} labelledBy={`${id}-title`} size="large" onClose={finish}>
      <form className={inside} id={form} method="dialog">
        <div className={head}>
          <Heading level={2} size="h3" id={`${id}-title`}>
            {title}
          </Heading>
          <CloseButton label={closeLabel} closes={{ dialog: id }} />
        </div>
        <ul className={styles.list}>
          <li className={styles.choice}>
            <div className={styles.fixed}>
              <span>{necessary.label}</span>
              <span className={styles.always}>{necessary.alwaysOn}</span>
            </div>
            <p className={styles.text}>{necessary.text}</p>
          </li>
          {choices.map(({ value, label, text, allowed }) => (
            <li key={value} className={styles.choice}>
              <Switch name="purpose" value={value} defaultChecked={allowed}>
                {label}
              </Switch>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
        <div className={halves}>
          <Button type="submit" value="necessary" grow>
            {necessaryLabel}
          </Button>
          <Button type="submit" value="save" grow>
            {saveLabel}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
