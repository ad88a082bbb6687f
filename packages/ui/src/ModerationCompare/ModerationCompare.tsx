'use client';
import { useRef, type KeyboardEvent } from 'react';
import { warnOfValue } from '../element/warnMisuse.ts';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { ComparedColumn } from './ComparedColumn.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import * as styles from './ModerationCompare.css.ts';
import type { ModerationCompareProps } from './ModerationCompareProps.ts';
import { digitKeys, Reasons, useReasons } from './Reasons.tsx';
import { useLetters } from './useLetters.ts';

type Facts = ModerationCompareProps['facts'];

/** The facts of the live ad: those that it has. */
const liveFacts = (facts: Facts) =>
  facts.flatMap(({ label, live: text }) => (text === undefined ? [] : [{ label, text, differs: false }]));

/** The facts of the new ad. Beside a live one those that differ from it are marked. */
const freshFacts = (facts: Facts, hasLive: boolean) =>
  facts.map(({ label, live: old, fresh: text }) => ({
    label,
    text,
    differs: hasLive && old !== undefined && old !== text,
  }));

/** The digit beside a reason ticks it, wherever the focus is. */
const reasonKeys = (
  { options }: ModerationCompareProps['reasons'],
  chosen: readonly string[],
  toggle: (value: string, on: boolean) => void,
) =>
  Object.fromEntries(
    options
      .slice(0, digitKeys)
      .map(({ value }, index) => [String(index + 1), () => toggle(value, !chosen.includes(value))]),
  );

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
    evidence,
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
  /** Within the reasons Enter rejects. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!letters.checked || busy || event.ctrlKey || event.metaKey || event.altKey || event.key !== 'Enter') return;

    event.preventDefault();
    doReject();
  };
  useLetters(letters.checked && !busy, {
    ...reasonKeys(reasons, chosen, toggle),
    [reject.letter.toUpperCase()]: focus,
    [ask.letter.toUpperCase()]: doAsk,
    [approve.letter.toUpperCase()]: onApprove,
    ...(skip && onSkip && { [skip.letter.toUpperCase()]: onSkip }),
    ...(help && onHelp && { [help.letter.toUpperCase()]: onHelp }),
  });

  return (
    <div {...attributes} id={id} className={styles.whole({ columns: live ? 'two' : evidence ? 'evidence' : 'one' })}>
      {live && <ComparedColumn id={`${id}-live`} ad={live} facts={liveFacts(facts)} differsLabel={differsLabel} />}
      <ComparedColumn
        id={`${id}-fresh`}
        ad={fresh}
        facts={freshFacts(facts, live !== undefined)}
        differsLabel={differsLabel}
      />
      {evidence && <div className={styles.evidence({ below: live !== undefined })}>{evidence}</div>}
      <div className={styles.decision({ beside: live && evidence ? 'rows' : 'row' })}>
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
