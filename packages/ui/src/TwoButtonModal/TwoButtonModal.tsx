'use client';

import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { DialogFrame, type DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { inside, stack, words } from '../DialogFrame/DialogFrame.css.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import { Heading } from '../Heading/Heading.tsx';
import { CloseButton } from '../IconButton/CloseButton.tsx';
import { head } from './TwoButtonModal.css.ts';

/** One of the two actions, named by its outcome. */
export interface ModalWay {
  label: string;
  onClick?: () => void;
}

export interface TwoButtonModalProps extends DialogProps<'title' | 'onClose'> {
  title: string;
  text: ReactNode;
  closeLabel: string;
  /** What most users want: "Sačuvaj i izađi". */
  primary: ModalWay;
  /** The other action: "Izađi bez čuvanja". */
  secondary: ModalWay;
  /** Nothing was chosen: Escape, a click outside or the close button. */
  onDismiss?: () => void;
}

/** A choice of two actions, both safe; closing it takes neither. */
export function TwoButtonModal(props: TwoButtonModalProps) {
  const { id, title, text, closeLabel, primary, secondary, onDismiss, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') {
    warnOfOpen('TwoButtonModal', props, onDismiss, primary.onClick, secondary.onClick);
  }
  const finish = (result: string) => {
    if (result === 'primary') primary.onClick?.();
    else if (result === 'secondary') secondary.onClick?.();
    else onDismiss?.();
  };

  return (
    <DialogFrame {...rest} id={id} labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={finish}>
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
