'use client';
import { Button } from '../Button/Button.tsx';
import { banIcon, checkIcon, chevronRightIcon, circleHelpIcon } from '../icons/index.ts';
import * as styles from './ModerationCompare.css.ts';
import type { ModerationCompareProps } from './ModerationCompareProps.ts';

export interface DecisionButtonsProps {
  actions: {
    [Name in 'reject' | 'ask' | 'approve' | 'skip' | 'help']: ModerationCompareProps[Name];
  };
  /** How many reasons to reject are chosen. */
  chosen: number;
  /** The buttons show their letters. */
  hasLetters: boolean;
  busyLabel: string | undefined;
  onReject: () => void;
  onAsk: () => void;
  onApprove: () => void;
  onSkip: (() => void) | undefined;
  onHelp: (() => void) | undefined;
}

/** The decisions about an ad. The one that fits the chosen reasons is emphasised. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { actions, chosen, hasLetters, busyLabel, onReject, onAsk, onApprove, onSkip, onHelp } = props;
  const { reject, ask, approve, skip, help } = actions;
  const busy = busyLabel !== undefined;
  const rejecting = chosen > 0;
  const letter = (key: string) => hasLetters && <kbd className={styles.letter}>{key}</kbd>;

  return (
    <>
      <Button
        block
        icon={banIcon}
        badge={letter(reject.letter)}
        variant={rejecting ? 'ink' : 'secondary'}
        busyLabel={busyLabel}
        onClick={onReject}
      >
        {reject.label(chosen)}
      </Button>
      <Button block icon={circleHelpIcon} badge={letter(ask.letter)} disabled={busy} onClick={onAsk}>
        {ask.label}
      </Button>
      <Button
        block
        icon={checkIcon}
        badge={letter(approve.letter)}
        variant={rejecting ? 'secondary' : 'ink'}
        disabled={busy}
        onClick={onApprove}
      >
        {approve.label}
      </Button>
      {skip && (
        <Button block icon={chevronRightIcon} badge={letter(skip.letter)} disabled={busy} onClick={() => onSkip?.()}>
          {skip.label}
        </Button>
      )}
      {help && (
        <Button block variant="ghost" badge={letter(help.letter)} onClick={() => onHelp?.()}>
          {help.label}
        </Button>
      )}
    </>
  );
}
