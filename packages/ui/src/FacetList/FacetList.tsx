import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { requireUnique } from '../devWarnings/devWarnings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FacetList.css.ts';

/** An option that can be chosen. */
export interface FacetOption {
  value: string;
  label: string;
  /** Ads that would match, as shown: "1.174". */
  count?: string;
  checked?: boolean;
  /** Not drawn, but its tick still counts: a user searches for another option. */
  hidden?: boolean;
  /** Options below this one, such as models of a make. */
  options?: FacetOption[];
}

export interface FacetListProps {
  /** Name of the controls in the form: `f.gorivo`. */
  name: string;
  /** The question, for screen readers: the group's title says it to the eye. */
  legend: string;
  options: FacetOption[];
  /** Options side by side where there is room: in a form, not in a rail. @default 'list' */
  layout?: 'list' | 'columns';
}

function Options({ name, options, layout = 'list' }: Pick<FacetListProps, 'name' | 'options' | 'layout'>) {
  return (
    <ul className={styles.list({ layout })}>
      {options.map(({ value, label, count, checked, hidden, options: below }) => (
        <li key={value} hidden={hidden}>
          <Checkbox name={name} value={value} defaultChecked={checked} count={count}>
            {label}
          </Checkbox>
          {below && below.length > 0 && (
            <div className={styles.nested}>
              <Options name={name} options={below} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Options to one question with the number of ads behind each; any number may be chosen. */
export function FacetList({ name, legend, options, layout }: FacetListProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireUnique(
      'FacetList',
      'options',
      options.map(({ value }) => value),
    );
  }
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <Options {...{ name, options, layout }} />
    </fieldset>
  );
}
