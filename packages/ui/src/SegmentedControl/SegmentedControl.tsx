import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { devError, requireUnique } from '../devWarnings/devWarnings.ts';
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

interface ViewSegmentsProps {
  /** What is chosen: "Prikaz". */
  label: string;
  segments: Segment[];
  name?: never;
  options?: never;
}

interface FormSegmentsProps {
  /** The question: "Ko prodaje". Announced, not shown. */
  label: string;
  /** Name of the option in the form. */
  name: string;
  options: SegmentOption[];
  /** The option at the start; the form decides from then on. */
  defaultValue?: string;
  /** Tells the app of a new option. */
  onChoose?: (value: string) => void;
  segments?: never;
}

export type SegmentedControlProps = ViewSegmentsProps | FormSegmentsProps;

function SegmentLabel({ label, icon }: { label: string; icon?: IconSource }) {
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      {icon ? <span className={styles.words}>{label}</span> : label}
    </>
  );
}

function FormSegments({ label, name, options, defaultValue, onChoose }: FormSegmentsProps) {
  return (
    <fieldset>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <span className={styles.group}>
        {options.map(({ value, ...option }) => (
          <label key={value} className={styles.segment({})} title={option.icon ? option.label : undefined}>
            <input
              className={styles.control}
              type="radio"
              {...{ name, value }}
              defaultChecked={value === defaultValue}
              onChange={onChoose && (() => onChoose(value))}
            />
            <SegmentLabel {...option} />
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
    return <FormSegments {...props} />;
  }
  return (
    <nav className={styles.group} aria-label={props.label}>
      {props.segments.map(({ label, href, icon, current }) => (
        <a
          key={href}
          className={styles.segment({ current })}
          href={href}
          title={icon ? label : undefined}
          rel="nofollow"
          aria-current={current ? 'true' : undefined}
        >
          <SegmentLabel label={label} icon={icon} />
        </a>
      ))}
    </nav>
  );
}
