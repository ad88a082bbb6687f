'use client';

import { Button } from '../Button/Button.tsx';
import { DialogFrame } from '../DialogFrame/DialogFrame.tsx';
import { inside, stack, words } from '../DialogFrame/DialogFrame.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { CloseButton } from '../IconButton/CloseButton.tsx';
import { head } from './TwoButtonModal.css.ts';

/** One of the two actions, named by its outcome. */
export interface ModalWay {
  label: string;
  onClick?: () => void;
}

export interface TwoButtonModalProps {
  id: string;
  title: string;
  text: string;
  closeLabel: string;
  /** What most users want: "Sačuvaj i izađi". */
  primary: ModalWay;
  /** The other action: "Izađi bez čuvanja". */
  secondary: ModalWay;
  /** Opened from outside; left out, a button with `opens={{ dialog: id }}` opens it. */
  open?: boolean;
  /** Nothing was chosen: Escape, a click outside or the close button. */
  onDismiss?: () => void;
}

/** A choice of two actions, both safe; closing it takes neither. */
export function TwoButtonModal(props: TwoButtonModalProps) {
  const { id, title, text, closeLabel, primary, secondary, open, onDismiss } = props;
  const finish = (result: string) => {
    if (result === 'primary') primary.onClick?.();
    else if (result === 'secondary') secondary.onClick?.();
    else onDismiss?.();
  };
  return (
    <DialogFrame id={id} open={open} labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={finish}>
      <form className={inside} method="dialog">
        <div className={head}>
          <Heading level={2} size="h3" id={`${id}-title`}>
            {title}
          </Heading>
          <CloseButton label={closeLabel} closes={{ dialog: id }} />
        </div>
        <p className={words} id={`${id}-text`}>
          {text}
        </p>
        <div className={stack}>
          <Button type="submit" value="primary" variant="primary">
            {primary.label}
          </Button>
          <Button type="submit" value="secondary">
            {secondary.label}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
