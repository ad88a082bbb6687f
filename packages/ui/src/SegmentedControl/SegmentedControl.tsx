'use client';

import type { ElementProps } from '../element/ElementProps.ts';
import { leaveProps } from '../element/groupProps.ts';
import { checkedProps } from '../element/nativeValue.ts';
import { useRadios } from '../element/useRadios.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { devError, requireUnique } from '../devWarnings/devWarnings.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SegmentedControl.css.ts';

/** A view of the same thing, as a link. */
export interface Segment {
  label: string;
  href: string;
  icon?: IconSource;
  /** Exactly one is shown. */
  current: boolean;
}

/** An option of a form. */
export interface SegmentOption {
  label: string;
  value: string;
  icon?: IconSource;
}

interface ViewSegmentsProps extends ElementProps<'nav', 'defaultValue'> {
  /** What is chosen: "Prikaz". */
  label: string;
  segments: readonly Segment[];
  name?: never;
  options?: never;
  value?: never;
  defaultValue?: never;
  onValueChange?: never;
}

interface FormSegmentsProps extends ElementProps<'fieldset', 'name' | 'defaultValue'> {
  /** The question: "Ko prodaje". Announced, not shown. */
  label: string;
  /** Name of the option in the form. */
  name: string;
  options: readonly SegmentOption[];
  /** The parent holds the value and changes it in `onValueChange`. */
  value?: string | undefined;
  /** The option at the start; the form decides from then on. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  required?: boolean | undefined;
  segments?: never;
}

export type SegmentedControlProps = ViewSegmentsProps | FormSegmentsProps;

/** For a view the icon is enough on a phone; an option of a form keeps its words. */
function ViewLabel({ label, icon }: { label: string; icon?: IconSource }) {
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      {icon ? <span className={styles.words}>{label}</span> : label}
    </>
  );
}

function FormSegments(props: FormSegmentsProps) {
  const { label, name, options, value: held, defaultValue, onValueChange, required, onBlur, ref, ...rest } = props;
  const { segments: _none, ...attributes } = rest;
  const group = useRadios(ref);

  return (
    <fieldset {...attributes} className={undefined} ref={group} {...leaveProps(onBlur)}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <span className={styles.group}>
        {options.map(({ value, label: words, icon }) => (
          <label key={value} className={styles.segment({})}>
            <input
              className={styles.control}
              type="radio"
              name={name}
              value={value}
              required={required}
              form={attributes.form}
              {...checkedProps({
                checked: held === undefined ? undefined : value === held,
                defaultChecked: value === defaultValue,
                onCheckedChange: () => onValueChange?.(value),
              })}
            />
            {icon && <Icon name={icon} size={16} />}
            {words}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

/** Two or three views of the same thing as links, or options of a form as radios. */
export function SegmentedControl(props: SegmentedControlProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireUnique('SegmentedControl', 'options', props.options?.map(({ value }) => value) ?? []);
    const shown = props.segments?.filter(({ current }) => current).length ?? 1;
    if (shown !== 1) {
      devError(
        'SegmentedControl',
        `${shown} segments are current`,
        'the user cannot tell which view is shown',
        'set `current` on exactly one segment',
      );
    }
  }
  if (props.options !== undefined) {
    if (process.env.NODE_ENV !== 'production') {
      warnOfValue('SegmentedControl', props);
      warnOfUnknownOption(
        'SegmentedControl',
        props.value ?? props.defaultValue,
        props.options.map(({ value }) => value),
      );
    }
    return <FormSegments {...props} />;
  }
  const { label: chosen, segments, ...rest } = props;

  return (
    <nav aria-label={chosen} {...rest} className={styles.group}>
      {segments.map(({ label, href, icon, current }) => (
        <Anchor
          key={href}
          className={styles.segment({ current })}
          href={href}
          title={icon ? label : undefined}
          rel="nofollow"
          aria-current={current ? 'true' : undefined}
        >
          <ViewLabel label={label} icon={icon} />
        </Anchor>
      ))}
    </nav>
  );
}
