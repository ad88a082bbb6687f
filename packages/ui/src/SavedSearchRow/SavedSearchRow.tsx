import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { checkedProps } from '../element/nativeValue.ts';
import { warnOfChecked } from '../element/warnMisuse.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { bellOffIcon, bellRingIcon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { control } from '../Switch/Switch.css.ts';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './SavedSearchRow.css.ts';

export interface SavedSearchRowProps extends ElementProps<'article'> {
  /** Its name, the user's or made of the filters: "Karavan, dizel, do 15.000 €". */
  title: string;
  href: string;
  /** The filters, one word or value each. */
  filters: readonly string[];
  /** "6 novih"; absent while there is nothing new. */
  fresh?: string;
  /** New ads a day in the last week, with a sentence for screen readers. */
  trend?: { values: readonly number[]; label: string };
  /** How often it sends mails, or that it does not: "Odmah", "Pauzirano". */
  pace: string;
  /** "Poslednji oglas danas u 8:05". */
  last?: string;
  /** The switch of the alert. The words name it: "Javljaj za: Karavan, dizel". It goes with its form by `name`. */
  alert: {
    label: string;
    name: string;
    value: string;
    checked?: boolean | undefined;
    defaultChecked?: boolean | undefined;
    onCheckedChange?: ((checked: boolean) => void) | undefined;
  };
  /** "Otvori". It is ink where something is new. */
  action: ReactNode;
  /** Icon button for more. */
  more?: ReactNode;
  /** @default 2 */
  headingLevel?: HeadingLevel;
}

/** A search that the user keeps: what it asks for, what is new in it, whether it tells. */
export function SavedSearchRow({
  title,
  href,
  filters,
  fresh,
  trend,
  pace,
  last,
  alert,
  ...rest
}: SavedSearchRowProps) {
  const { action, more, headingLevel = 2, ...attributes } = rest;
  const on = alert.checked ?? alert.defaultChecked ?? false;
  if (process.env.NODE_ENV !== 'production') warnOfChecked('SavedSearchRow', alert);

  return (
    <article {...attributes} className={styles.row}>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading level={headingLevel} size="title">
            <Anchor className={styles.link} href={href}>
              {title}
            </Anchor>
          </Heading>
          {fresh && <Tag tone="accent">{fresh}</Tag>}
        </div>
        <ul className={styles.filters}>
          {filters.map((filter) => (
            <li key={filter}>
              <Tag>{filter}</Tag>
            </li>
          ))}
        </ul>
      </div>
      {trend && (
        <div className={styles.trend}>
          <Sparkline kind="bars" {...trend} />
        </div>
      )}
      <div className={styles.alert}>
        <p className={styles.pace({ off: !on })}>
          <Icon name={on ? bellRingIcon : bellOffIcon} size={16} />
          {pace}
        </p>
        {last && <p className={styles.last}>{last}</p>}
      </div>
      <div className={styles.actions}>
        <label className={styles.target}>
          <input
            className={control}
            type="checkbox"
            role="switch"
            name={alert.name}
            value={alert.value}
            aria-label={alert.label}
            {...checkedProps(alert)}
          />
        </label>
        {action}
        {more}
      </div>
    </article>
  );
}
