'use client';
import { useRef, type KeyboardEvent } from 'react';
import { warnOfValue } from '../element/warnMisuse.ts';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { ComparedColumn } from './ComparedColumn.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import * as styles from './ModerationCompare.css.ts';
import type { ModerationCompareProps } from './ModerationCompareProps.ts';
import { Reasons, useReasons } from './Reasons.tsx';
import { useLetters } from './useLetters.ts';

/** A new ad beside the live one that it resembles, with everything that decides it. */
export function ModerationCompare(props: ModerationCompareProps) {
  const {
    id,
    live,
    fresh,
    facts,
    differsLabel,
    reasons,
    message,
    answers,
    reject,
    ask,
    approve,
    skip,
    help,
    letters,
    note,
    busyLabel,
    ...rest
  } = props;
  const { onReject, onAsk, onApprove, onSkip, onHelp, ...attributes } = rest;
  const { group, chosen, isMissing, toggle, focus, requireOne } = useReasons(reasons);
  const messageField = useRef<HTMLTextAreaElement>(null);
  if (process.env.NODE_ENV !== 'production') warnOfValue('ModerationCompare', reasons);
  const busy = busyLabel !== undefined;
  const typed = () => messageField.current?.value.trim() ?? '';

  const doReject = () => {
    if (requireOne()) onReject([...chosen], typed());
  };
  const doAsk = () => onAsk(typed());
  /** Within the reasons a digit ticks one, and Enter rejects. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!letters.checked || busy || event.ctrlKey || event.metaKey || event.altKey) return;

    const option = /^[1-9]$/.test(event.key) ? reasons.options[Number(event.key) - 1] : undefined;
    if (option) toggle(option.value, !chosen.includes(option.value));
    if (!option && event.key !== 'Enter') return;

    event.preventDefault();
    if (!option) doReject();
  };
  useLetters(letters.checked && !busy, {
    [reject.letter.toUpperCase()]: focus,
    [ask.letter.toUpperCase()]: doAsk,
    [approve.letter.toUpperCase()]: onApprove,
    ...(skip && onSkip && { [skip.letter.toUpperCase()]: onSkip }),
    ...(help && onHelp && { [help.letter.toUpperCase()]: onHelp }),
  });

  return (
    <div {...attributes} id={id} className={styles.whole({ two: live !== undefined })}>
      {live && (
        <ComparedColumn
          id={`${id}-live`}
          ad={live}
          facts={facts.flatMap(({ label, live: text }) =>
            text === undefined ? [] : [{ label, text, differs: false }],
          )}
          differsLabel={differsLabel}
        />
      )}
      <ComparedColumn
        id={`${id}-fresh`}
        ad={fresh}
        facts={facts.map(({ label, live: old, fresh: text }) => ({
          label,
          text,
          differs: live !== undefined && old !== undefined && old !== text,
        }))}
        differsLabel={differsLabel}
      />
      <div className={styles.decision}>
        <div className={styles.panel}>
          <Reasons
            ref={group}
            id={id}
            reasons={reasons}
            chosen={chosen}
            isMissing={isMissing}
            hasLetters={letters.checked}
            onToggle={toggle}
            onKeyDown={onKeyDown}
          />
          {answers}
          <TextArea id={`${id}-message`} ref={messageField} {...message} rows={3} />
        </div>
        <DecisionButtons
          actions={{ reject, ask, approve, skip, help }}
          chosen={chosen.length}
          hasLetters={letters.checked}
          busyLabel={busyLabel}
          onReject={doReject}
          onAsk={doAsk}
          onApprove={onApprove}
          onSkip={onSkip}
          onHelp={onHelp}
        />
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <Switch checked={letters.checked} onCheckedChange={letters.onCheckedChange}>
          {letters.label}
        </Switch>
      </div>
    </div>
  );
}
