import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon } from '../icons/index.ts';
import { devError } from '../devWarnings/devWarnings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ComparedGroup, ComparedValue } from './CompareData.ts';
import { CompareHead, type CompareHeadProps } from './CompareHead.tsx';
import * as styles from './CompareTable.css.ts';

export interface CompareTableProps extends CompareHeadProps, ElementProps<'div', keyof CompareHeadProps> {
  /** Name of the table: "Poređenje vozila". */
  label: string;
  /** Run them through `onlyDifferences` while the switch is on. */
  groups: readonly ComparedGroup[];
}

/** A dash in each of many empty cells is quieter than words. */
function Unstated({ children }: { children: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}

function Value({ value, best }: { value: ComparedValue; best: string }) {
  return (
    <td className={styles.value({ tone: value.tone ?? 'plain' })}>
      <span className={styles.marked}>
        {value.tone === 'yes' && <Icon name={checkIcon} size={16} />}
        {value.tone === 'unstated' ? <Unstated>{value.text}</Unstated> : value.text}
        {value.tone === 'best' && <VisuallyHidden>, {best}</VisuallyHidden>}
      </span>
    </td>
  );
}

/** Ads side by side: a column each, questions in groups, the most favourable value marked. */
export function CompareTable({ label, groups, ads, labels, add, onRemove, form, ...rest }: CompareTableProps) {
  const columns = ads.length + (add ? 1 : 0);
  if (process.env.NODE_ENV !== 'production') {
    if (ads.length > 10) {
      devError(
        'CompareTable',
        `it compares ${ads.length} ads`,
        'nobody finds a difference among more than ten',
        'refuse the eleventh ad when it is added',
      );
    }
    const wrong = groups.flatMap(({ rows }) => rows).find(({ values }) => values.length !== ads.length);
    if (wrong) {
      devError(
        'CompareTable',
        `"${wrong.label}" has ${wrong.values.length} values for ${ads.length} ads`,
        'values would be under the wrong ad',
        'give every row one value for each ad, in the order of `ads`; say "Nema" for a missing one',
      );
    }
  }
  const look = styles.scroller({ many: columns > 3, two: columns <= 2 });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div role="region" aria-label={label} tabIndex={0} {...rest} className={look}>
      <table className={styles.table} aria-label={label}>
        <CompareHead ads={ads} labels={labels} add={add} onRemove={onRemove} form={form} />
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th className={styles.group} scope="rowgroup" colSpan={columns + 1}>
                <span className={styles.stay}>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.label} className={styles.row}>
                <th className={styles.question} scope="row">
                  <span className={styles.stay}>{row.label}</span>
                </th>
                {row.values.map((value, index) => (
                  <Value key={ads[index]?.id} value={value} best={labels.best} />
                ))}
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no ad, no value */}
                {add && <td className={styles.value({ tone: 'plain' })} />}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
