import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { groupRef } from '../element/groupRef.ts';
import { leaveProps, tickProps } from '../element/groupProps.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { requireUnique } from '../devWarnings/devWarnings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FacetList.css.ts';

/** An option that can be chosen. */
export interface FacetOption {
  value: string;
  label: string;
  /** Ads that would match, as shown: "1.174". */
  count?: string;
  /** Ticked at the start, where the list has neither `value` nor `defaultValue`. */
  checked?: boolean;
  /** Not drawn, but its tick still counts: a user searches for another option. */
  hidden?: boolean;
  /** Options below this one, such as models of a make. */
  options?: readonly FacetOption[];
}

export interface FacetListProps extends ElementProps<'fieldset', 'name' | 'defaultValue'> {
  /** Name of the controls in the form: `f.gorivo`. */
  name: string;
  /** The question, for screen readers: the group's title says it to the eye. */
  legend: string;
  /** The values that are ticked. The parent holds them and changes them in `onValueChange`. */
  value?: readonly string[] | undefined;
  /** The values that are ticked at the start. */
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  options: readonly FacetOption[];
  /** Options side by side if there is room: in a form, not in a rail. @default 'list' */
  layout?: 'list' | 'columns';
}

type OptionsProps = Pick<
  FacetListProps,
  'name' | 'options' | 'layout' | 'value' | 'defaultValue' | 'onValueChange' | 'form'
>;

function Options({ options, layout = 'list', ...shared }: OptionsProps) {
  const { name, form, value: held, defaultValue, onValueChange } = shared;
  return (
    <ul className={styles.list({ layout })}>
      {options.map(({ value, label, count, checked, hidden, options: below }) => (
        <li key={value} hidden={hidden}>
          <Checkbox
            name={name}
            form={form}
            value={value}
            count={count}
            {...tickProps({ value: held, defaultValue, onValueChange }, value, checked)}
          >
            {label}
          </Checkbox>
          {below && below.length > 0 && (
            <div className={styles.nested}>
              <Options {...shared} options={below} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const valuesOf = (options: readonly FacetOption[]): string[] =>
  options.flatMap(({ value, options: below = [] }) => [value, ...valuesOf(below)]);

/** Options to one question with the number of ads behind each; any number may be chosen. */
export function FacetList(props: FacetListProps) {
  const { name, legend, options, layout, value, defaultValue, onValueChange, onBlur, ref, ...attributes } = props;
  if (process.env.NODE_ENV !== 'production') {
    requireUnique(
      'FacetList',
      'options',
      options.map((option) => option.value),
    );
    warnOfValue('FacetList', props);
    const values = valuesOf(options);
    for (const chosen of value ?? defaultValue ?? []) warnOfUnknownOption('FacetList', chosen, values);
  }
  return (
    <fieldset {...attributes} className={undefined} ref={groupRef(ref)} {...leaveProps(onBlur)}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <Options
        name={name}
        options={options}
        layout={layout}
        value={value}
        defaultValue={defaultValue}
        onValueChange={onValueChange}
        form={attributes.form}
      />
    </fieldset>
  );
}
