import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { xIcon } from '../icons/index.ts';
import { requireText } from '../devWarnings/devWarnings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Chip.css.ts';

interface ChipLabels {
  children: string;
  /** Ads behind it, as shown. */
  count?: string;
}

/** A filter as a link. */
interface FilterChipProps extends ChipLabels {
  /** Where the chip leads: to the list with or without this filter. */
  href: string;
  /** The list that is shown has this filter. */
  current?: boolean;
  /** A chosen filter that the link takes away; the words say so: "Ukloni". */
  removeLabel?: string;
  onRemove?: never;
  choice?: never;
}

/** Something chosen that a press takes away where it stands, such as a receiver. */
interface RemovableChipProps extends ChipLabels {
  removeLabel: string;
  onRemove: () => void;
  href?: never;
  choice?: never;
}

/** An option of a form. */
interface ChoiceChipProps extends ChipLabels {
  /** Whether one option may be chosen or several. */
  choice: 'one' | 'many';
  /** Name of the control in the form; options of one question share it. */
  name: string;
  value: string;
  defaultChecked?: boolean;
  disabled?: boolean;
  href?: never;
  removeLabel?: never;
  onRemove?: never;
}

export type ChipProps = FilterChipProps | RemovableChipProps | ChoiceChipProps;

/** A filter, a choice or something chosen, small enough to stand in a row of its like. */
export function Chip(props: ChipProps) {
  const { children, count, removeLabel } = props;
  if (process.env.NODE_ENV !== 'production') {
    requireText('Chip', 'children', children);
  }
  const content: ReactNode = (
    <>
      {removeLabel && <VisuallyHidden>{removeLabel} </VisuallyHidden>}
      {children}
      {count && <span className={styles.count}>{count}</span>}
      {removeLabel && <Icon name={xIcon} size={16} />}
    </>
  );
  if (props.choice !== undefined) {
    const { choice, name, value, defaultChecked, disabled } = props;
    return (
      <label className={styles.chip({})}>
        <input
          className={styles.control}
          type={choice === 'one' ? 'radio' : 'checkbox'}
          {...{ name, value, defaultChecked, disabled }}
        />
        {content}
      </label>
    );
  }
  if (props.onRemove !== undefined) {
    const { onRemove } = props;
    return (
      <button className={styles.chip({ selected: true })} type="button" onClick={() => onRemove()}>
        {content}
      </button>
    );
  }
  const { href, current = false } = props;
  return (
    <a
      className={styles.chip({ selected: current || removeLabel !== undefined })}
      href={href}
      rel={removeLabel ? 'nofollow' : undefined}
      aria-current={current ? 'true' : undefined}
    >
      {content}
    </a>
  );
}
