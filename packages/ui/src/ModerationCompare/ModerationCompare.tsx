'use client';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { useControllableState } from '../element/useControllableState.ts';
import { useFormReset } from '../element/useFormReset.ts';
import { warnOfValue } from '../element/warnMisuse.ts';
import { Icon } from '../Icon/Icon.tsx';
import { banIcon, checkIcon, chevronRightIcon, circleAlertIcon, circleHelpIcon } from '../icons/index.ts';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { ComparedColumn } from './ComparedColumn.tsx';
import * as styles from './ModerationCompare.css.ts';
import type { ModerationCompareProps } from './ModerationCompareProps.ts';
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
  const [chosen, setChosen] = useControllableState<readonly string[]>({
    value: reasons.value,
    defaultValue: reasons.defaultValue ?? [],
    onChange: reasons.onValueChange,
  });
  const [missing, setMissing] = useState(false);
  const messageField = useRef<HTMLTextAreaElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  useFormReset(group, () => {
    setMissing(false);
    if (reasons.value === undefined) setChosen(reasons.defaultValue ?? []);
  });
  if (process.env.NODE_ENV !== 'production') warnOfValue('ModerationCompare', reasons);
  const busy = busyLabel !== undefined;
  const typed = () => messageField.current?.value.trim() ?? '';

  const doReject = () => {
    if (chosen.length === 0) {
      setMissing(true);
      group.current?.querySelector('input')?.focus();
    } else {
      onReject([...chosen], typed());
    }
  };
  const doAsk = () => onAsk(typed());
  /** To the reasons: to the first one that is suspected, else to the first. */
  const choose = () => {
    const { current } = group;
    (current?.querySelector<HTMLInputElement>('input:checked') ?? current?.querySelector('input'))?.focus();
  };
  const toggle = (value: string, on: boolean) => {
    setMissing(false);
    setChosen(on ? [...chosen, value] : chosen.filter((other) => other !== value));
  };
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
    [reject.letter.toUpperCase()]: choose,
    [ask.letter.toUpperCase()]: doAsk,
    [approve.letter.toUpperCase()]: onApprove,
    ...(skip && onSkip && { [skip.letter.toUpperCase()]: onSkip }),
    ...(help && onHelp && { [help.letter.toUpperCase()]: onHelp }),
  });
  const letter = (key: string) => letters.checked && <kbd className={styles.letter}>{key}</kbd>;
  const rejecting = chosen.length > 0;
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
          <fieldset ref={group} aria-describedby={missing ? `${id}-missing` : undefined}>
            <legend className={styles.legend}>{reasons.title}</legend>
            {reasons.options.map(({ value, label }, index) => (
              <Checkbox
                key={value}
                value={value}
                checked={chosen.includes(value)}
                onCheckedChange={(on) => toggle(value, on)}
                onKeyDown={onKeyDown}
              >
                <span className={styles.reason}>
                  {label}
                  {letters.checked && index < 9 && (
                    <kbd className={styles.letter} aria-hidden="true">
                      {index + 1}
                    </kbd>
                  )}
                </span>
              </Checkbox>
            ))}
            {missing && (
              <p className={styles.missing} id={`${id}-missing`} role="alert">
                <Icon name={circleAlertIcon} size={16} />
                {reasons.required}
              </p>
            )}
          </fieldset>
          {answers}
          <TextArea id={`${id}-message`} ref={messageField} {...message} rows={3} />
        </div>
        <Button
          block
          icon={banIcon}
          badge={letter(reject.letter)}
          variant={rejecting ? 'ink' : 'secondary'}
          busyLabel={busyLabel}
          onClick={doReject}
        >
          {reject.label(chosen.length)}
        </Button>
        <Button block icon={circleHelpIcon} badge={letter(ask.letter)} disabled={busy} onClick={doAsk}>
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
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <Switch checked={letters.checked} onCheckedChange={letters.onCheckedChange}>
          {letters.label}
        </Switch>
      </div>
    </div>
  );
}
