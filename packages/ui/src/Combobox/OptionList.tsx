import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon } from '../icons/index.ts';
import type { ComboboxOption } from './ComboboxOption.ts';
import * as styles from './Combobox.css.ts';

interface OptionRowProps {
  option: ComboboxOption;
  selected: boolean;
  highlighted: boolean;
  /** Attributes that the list needs on its entries: id, role, whether it is selected, handlers. */
  attributes: object;
}

function OptionRow({ option, selected, highlighted, attributes }: OptionRowProps) {
  const { label, code, count, flag } = option;
  return (
    <div className={styles.option} {...attributes} data-highlighted={highlighted ? '' : undefined}>
      {flag}
      <span className={styles.words}>{label}</span>
      {code && <span className={styles.aside}>{code}</span>}
      {count && <span className={styles.aside}>{count}</span>}
      <span className={styles.check}>{selected && <Icon name={checkIcon} size={16} />}</span>
    </div>
  );
}

export interface OptionListProps {
  options: readonly ComboboxOption[];
  chosen: readonly string[];
  highlighted: number;
  attributesOf: (option: ComboboxOption, index: number) => object;
}

/** The entries of the open list, under the titles of their groups. */
export function OptionList({ options, chosen, highlighted, attributesOf }: OptionListProps) {
  const rows: ReactNode[] = [];
  for (let from = 0; from < options.length;) {
    const title = options[from]?.group;
    const end = options.findIndex(({ group }, index) => index > from && group !== title);
    const upTo = end === -1 ? options.length : end;
    const first = from;
    const entries = options
      .slice(first, upTo)
      .map((option, offset) => (
        <OptionRow
          key={option.value}
          option={option}
          selected={chosen.includes(option.value)}
          highlighted={first + offset === highlighted}
          attributes={attributesOf(option, first + offset)}
        />
      ));
    rows.push(
      title === undefined ? (
        entries
      ) : (
        <div key={title} role="group" aria-label={title}>
          <span className={styles.group} aria-hidden="true">
            {title}
          </span>
          {entries}
        </div>
      ),
    );
    from = upTo;
  }
  return rows;
}
