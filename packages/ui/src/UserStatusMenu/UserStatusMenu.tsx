'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { warnOfOpen, type OpenProps } from '../element/useOpen.ts';
import { usePopoverOpen } from '../element/usePopoverOpen.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Select, type SelectOption } from '../Select/Select.tsx';
import { Tag, type TagTone } from '../Tag/Tag.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { chevronDownIcon, chevronRightIcon } from '../icons/index.ts';
import { stepThrough } from './stepThrough.ts';
import * as styles from './UserStatusMenu.css.ts';

/** 0 not verified, 1 active, 2 suspended, 3 banned, 4 deleted. [M03] */
export type UserStatus = 0 | 1 | 2 | 3 | 4;

/** Other attributes reach its button, or, while it is locked or being stored, the words in its place. */
export interface UserStatusMenuProps extends OpenProps, ElementProps<'button', 'id' | 'type'> {
  /** Id of the list; the button opens it. */
  id: string;
  /** Name of the user: part of the button's name. */
  user: string;
  /** "Status". */
  label: string;
  status: UserStatus;
  /** Words of all five. */
  names: Readonly<Record<UserStatus, string>>;
  /** The choices, in this order; the current one is left out. */
  choices: readonly UserStatus[];
  /** Suspending, banning and deleting need a reason, which the user gets. */
  reason: {
    label: string;
    hint: ReactNode;
    required: string;
    confirm: string;
    back: string;
    /** Ready answers; one of them is reason enough. The first stands for none, with the value "". */
    templates?: { label: string; options: readonly SelectOption[] };
    /** Fields above the reason for the chosen status, such as its duration; the page holds their values. */
    renderFields?: (status: UserStatus) => ReactNode;
  };
  /** Why it cannot be changed: "Ne možete da promenite sopstveni status." */
  locked?: string | undefined;
  /** Being stored: "Čuva se". */
  busyLabel?: string | undefined;
  /** The page stores it and passes the new `status`. [J41] */
  onStatus: (status: UserStatus, reason: string, template: string) => void;
}

const tones: Readonly<Record<UserStatus, TagTone>> = {
  0: 'caution',
  1: 'positive',
  2: 'critical',
  3: 'critical',
  4: 'neutral',
};
const asksWhy = (status: UserStatus) => status >= 2;

/** The status of a user, and the ways to another one. */
export function UserStatusMenu(props: UserStatusMenuProps) {
  const { id, user, label, status, names, choices, reason, locked, busyLabel, onStatus, ...other } = props;
  const { open, onOpenChange, ref, onKeyDown, ...rest } = other;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('UserStatusMenu', props);
  const [next, setNext] = useState<UserStatus>();
  const [missing, setMissing] = useState(false);
  const [template, setTemplate] = useState('');
  const menu = useRef<HTMLDivElement>(null);
  const why = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (!menu.current?.matches(':popover-open')) return;

    // The pressed element is gone with the step that it belonged to.
    menu.current.querySelector<HTMLElement>(next === undefined ? 'button' : 'select, textarea')?.focus();
  }, [next]);

  const begin = () => {
    setNext(undefined);
    setMissing(false);
    setTemplate('');
  };
  const walk = (event: KeyboardEvent) => {
    if (next === undefined && menu.current && stepThrough(menu.current, event.key)) {
      event.preventDefault();
    }
  };
  const store = (chosen: UserStatus, words: string) => {
    menu.current?.hidePopover();
    onStatus(chosen, words, template);
  };
  const confirm = () => {
    const words = why.current?.value.trim() ?? '';
    if (words === '' && template === '') {
      setMissing(true);
      why.current?.focus();
    } else if (next !== undefined) {
      store(next, words);
    }
  };
  const opened = usePopoverOpen({ open, onOpenChange, ref: menu, onToggle: begin });
  if (locked !== undefined || busyLabel !== undefined) {
    return (
      <span title={locked} role="status" {...rest} ref={ref} className={styles.locked}>
        <Tag tone={tones[status]}>{busyLabel ?? names[status]}</Tag>
        <VisuallyHidden> {locked}</VisuallyHidden>
      </span>
    );
  }

  return (
    <>
      <button
        popoverTarget={id}
        {...rest}
        ref={ref}
        className={styles.trigger}
        type="button"
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) walk(event);
        }}
      >
        <VisuallyHidden>
          {label}, {user}:{' '}
        </VisuallyHidden>
        <Tag tone={tones[status]}>{names[status]}</Tag>
        <Icon name={chevronDownIcon} size={14} />
      </button>
      <div {...opened} className={styles.panel} id={id} popover="auto">
        {next === undefined ? (
          <StatusList
            label={`${label}, ${user}`}
            names={names}
            choices={choices.filter((choice) => choice !== status)}
            onKeyDown={walk}
            onChoose={(choice) => (asksWhy(choice) ? setNext(choice) : store(choice, ''))}
          />
        ) : (
          <ReasonStep
            id={id}
            name={<Tag tone={tones[next]}>{names[next]}</Tag>}
            status={next}
            reason={reason}
            field={why}
            isMissing={missing}
            template={template}
            onTemplate={(value) => {
              setMissing(false);
              setTemplate(value);
            }}
            onBack={begin}
            onConfirm={confirm}
          />
        )}
      </div>
    </>
  );
}

interface StatusListProps extends Pick<UserStatusMenuProps, 'label' | 'names' | 'choices'> {
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: (status: UserStatus) => void;
}

/** A button for each status that can be chosen. */
function StatusList({ label, names, choices, onKeyDown, onChoose }: StatusListProps) {
  return (
    <ul aria-label={label}>
      {choices.map((choice) => (
        <li key={choice}>
          <button className={styles.entry} type="button" onKeyDown={onKeyDown} onClick={() => onChoose(choice)}>
            <Tag tone={tones[choice]}>{names[choice]}</Tag>
            {asksWhy(choice) && <Icon name={chevronRightIcon} size={16} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ReasonStepProps extends Pick<UserStatusMenuProps, 'id' | 'reason' | 'status'> {
  /** The name of the chosen status. */
  name: ReactNode;
  field: Ref<HTMLTextAreaElement>;
  /** It was confirmed without a reason. */
  isMissing: boolean;
  template: string;
  onTemplate: (template: string) => void;
  onBack: () => void;
  onConfirm: () => void;
}

/** Asks for the reason of a status. */
function ReasonStep(props: ReasonStepProps) {
  const { id, name, status, reason, field, isMissing, template, onTemplate, onBack, onConfirm } = props;
  return (
    <div className={styles.reason}>
      <span>{name}</span>
      {reason.renderFields?.(status)}
      {reason.templates && (
        <Select id={`${id}-template`} {...reason.templates} value={template} onValueChange={onTemplate} />
      )}
      <TextArea
        id={`${id}-reason`}
        ref={field}
        label={reason.label}
        hint={reason.hint}
        error={isMissing ? reason.required : undefined}
        rows={3}
      />
      <div className={styles.buttons}>
        <Button size="small" variant="ghost" onClick={onBack}>
          {reason.back}
        </Button>
        <Button size="small" variant="danger" onClick={onConfirm}>
          {reason.confirm}
        </Button>
      </div>
    </div>
  );
}
