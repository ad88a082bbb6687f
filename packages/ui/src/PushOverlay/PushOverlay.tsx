'use client';

import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { DialogFrame, type DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { disc, halves, inside, stack, words } from '../DialogFrame/DialogFrame.css.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { bellOffIcon, bellRingIcon } from '../icons/index.ts';
import * as styles from './PushOverlay.css.ts';

interface PushLook extends DialogProps<'title' | 'onClose'> {
  title: string;
  text: ReactNode;
  /** "Ne sada" or "Zatvori". */
  closeLabel: string;
  /** However it was closed without turning anything on. */
  onClose?: () => void;
}

/** Asks before the browser asks, for the browser asks only once. */
interface PushQuestion extends PushLook {
  state: 'ask';
  /** "Uključi". */
  enableLabel: string;
  /** Ask for the permission here: the press of the button allows it. */
  onEnable?: () => void;
  steps?: never;
}

/** The user has blocked notifications: only the browser's own settings help. */
interface PushBlocked extends PushLook {
  state: 'blocked';
  /** What to press, in order. */
  steps: readonly [string, ...string[]];
  enableLabel?: never;
  onEnable?: never;
}

export type PushOverlayProps = PushQuestion | PushBlocked;

/** About notifications of the browser: asks for them, or says how to unblock them. [C47] */
export function PushOverlay(props: PushOverlayProps) {
  const { id, title, text, closeLabel, onClose, state, enableLabel, onEnable, steps, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('PushOverlay', props, onClose, onEnable);
  const close = (result: string) => {
    if (result === 'enable') onEnable?.();
    else onClose?.();
  };

  return (
    <DialogFrame {...rest} id={id} labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={close}>
      <form className={inside} method="dialog">
        <span className={disc}>
          <Icon name={state === 'blocked' ? bellOffIcon : bellRingIcon} size={28} />
        </span>
        <Heading level={2} size="h3" id={`${id}-title`}>
          {title}
        </Heading>
        <p className={words} id={`${id}-text`}>
          {text}
        </p>
        {state === 'blocked' ? (
          <>
            <ol className={styles.steps}>
              {steps?.map((step) => (
                <li key={step} className={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
            <div className={stack}>
              <Button type="submit">{closeLabel}</Button>
            </div>
          </>
        ) : (
          <div className={halves}>
            <Button type="submit" value="enable" variant="primary" grow>
              {enableLabel}
            </Button>
            <Button type="submit" grow>
              {closeLabel}
            </Button>
          </div>
        )}
      </form>
    </DialogFrame>
  );
}
