'use client';

import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { DialogFrame, type DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { buttons, inside, words } from '../DialogFrame/DialogFrame.css.ts';
import { devError } from '../devWarnings/devWarnings.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import { Heading } from '../Heading/Heading.tsx';

/** The words of a question. */
export interface ConfirmLabels {
  /** The question: "Obrisati oglas?" */
  title: string;
  /** What happens, also what does not. */
  text?: ReactNode;
  /** The safe choice, named by its outcome: "Zadrži oglas". */
  keep: string;
  /** The action: "Obriši oglas". */
  confirm: string;
  /** What cannot be undone is not the primary button. @default 'plain' */
  tone?: 'plain' | 'danger';
}

export interface ConfirmDialogProps extends ConfirmLabels, DialogProps<keyof ConfirmLabels | 'onClose'> {
  /** `true` for the action; `false` for the safe choice, Escape and a click outside. */
  onResult?: (confirmed: boolean) => void;
}

/** A question before an action. The focus starts on the safe choice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { id, title, text, keep, confirm, tone = 'plain', onResult, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') {
    warnOfOpen('ConfirmDialog', props, onResult);
    if (keep === confirm) {
      devError(
        'ConfirmDialog',
        `both ways are called "${keep}"`,
        'nobody can tell which of them is the safe one',
        'name both outcomes: "Zadrži oglas" and "Obriši oglas"',
      );
    }
  }
  return (
    <DialogFrame
      {...rest}
      id={id}
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      onClose={(result) => onResult?.(result === 'confirm')}
    >
      {/* The button of a dialog form closes it: no script is needed for that. */}
      <form className={inside} method="dialog">
        <Heading level={2} size="h3" id={`${id}-title`}>
          {title}
        </Heading>
        {text && (
          <p className={words} id={`${id}-text`}>
            {text}
          </p>
        )}
        <div className={buttons}>
          {/* First, because a dialog gives the focus to the first thing that can take it. */}
          <Button type="submit">{keep}</Button>
          <Button type="submit" value="confirm" variant={tone === 'danger' ? 'danger' : 'primary'}>
            {confirm}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
