import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { checkedProps } from '../element/nativeValue.ts';
import { warnOfChecked } from '../element/warnMisuse.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { xIcon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { requireText } from '../devWarnings/devWarnings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Chip.css.ts';

interface ChipLabels {
  children: string;
  /** Before the words; they say all of it. */
  icon?: IconSource | undefined;
  /** Ads behind it, as shown. */
  count?: string | undefined;
}

/** A filter as a link. */
interface FilterChipProps extends ChipLabels, ElementProps<'a', 'href'> {
  /** Where the chip leads: to the list with or without this filter. */
  href: string;
  /** The list that is shown has this filter. */
  current?: boolean | undefined;
  /** A chosen filter that the link removes; the words say so: "Ukloni". */
  removeLabel?: string | undefined;
  onRemove?: never;
  choice?: never;
}

/** A chosen entry that a press removes in place, such as a receiver. */
interface RemovableChipProps extends ChipLabels, ElementProps<'button', 'type'> {
  removeLabel: string;
  onRemove: () => void;
  href?: never;
  choice?: never;
}

/** An option of a form. */
interface ChoiceChipProps extends ChipLabels, ElementProps<'input', 'type' | 'name' | 'value'> {
  /** Whether one option may be chosen or several. */
  choice: 'one' | 'many';
  /** Name of the control in the form; options of one question share it. */
  name: string;
  value: string;
  /** The parent decides whether it is chosen, in `onCheckedChange`. */
  checked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  href?: never;
  removeLabel?: never;
  onRemove?: never;
}

export type ChipProps = FilterChipProps | RemovableChipProps | ChoiceChipProps;

/** A filter, a choice or something chosen, small enough to be in a row of its like. */
export function Chip(props: ChipProps) {
  const { children, icon, count, removeLabel, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') {
    requireText('Chip', 'children', children);
  }
  const content: ReactNode = (
    <>
      {icon && <Icon name={icon} size={16} />}
      {removeLabel && <VisuallyHidden>{removeLabel} </VisuallyHidden>}
      {removeLabel ? <span className={styles.words}>{children}</span> : children}
      {count && <span className={styles.count}>{count}</span>}
      {removeLabel && <Icon name={xIcon} size={16} />}
    </>
  );
  if (rest.choice !== undefined) {
    const { choice, checked, defaultChecked, onChange, onCheckedChange, onRemove: _none, ...attributes } = rest;
    if (process.env.NODE_ENV !== 'production') warnOfChecked('Chip', rest);
    return (
      <label className={styles.chip({})}>
        <input
          {...attributes}
          className={styles.control}
          type={choice === 'one' ? 'radio' : 'checkbox'}
          {...checkedProps({ checked, defaultChecked, onChange, onCheckedChange, ref: attributes.ref })}
        />
        {content}
      </label>
    );
  }
  if (rest.onRemove !== undefined) {
    const { onRemove, onClick, ...attributes } = rest;
    return (
      <button
        title={children}
        {...attributes}
        className={styles.chip({ selected: true })}
        type="button"
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) onRemove();
        }}
      >
        {content}
      </button>
    );
  }
  const { current = false, onRemove: _none, ...attributes } = rest;

  return (
    <Anchor
      rel={removeLabel ? 'nofollow' : undefined}
      title={removeLabel ? children : undefined}
      aria-current={current ? 'true' : undefined}
      {...attributes}
      className={styles.chip({ selected: current || removeLabel !== undefined })}
    >
      {content}
    </Anchor>
  );
}
