import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { trendingDownIcon, trendingUpIcon } from '../icons/index.ts';
import { Link } from '../Link/Link.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import * as styles from './StatCard.css.ts';

interface Measure extends ElementProps<'div'> {
  label: string;
  icon?: IconSource;
  /** "4.915". */
  value: string;
  /** Against the period before: "+22 %", "bez promene". More calls are good, so rising is positive by its tone only. */
  change?: { text: string; direction: 'up' | 'down' | 'same'; tone?: 'positive' | 'neutral' };
  /** "3 čekaju odgovor". */
  note?: ReactNode;
  link?: { label: string; href: string };
}

interface MeasureWithTrend extends Measure {
  /** The course as a small line, with a sentence for screen readers. */
  trend?: { values: readonly number[]; label: string };
  chart?: never;
}

interface MeasureWithChart extends Measure {
  /** A chart of this measure in place of the trend: the card becomes a panel. */
  chart: ReactNode;
  trend?: never;
}

export type StatCardProps = MeasureWithTrend | MeasureWithChart;

const trendIcons = { up: trendingUpIcon, down: trendingDownIcon, same: undefined };

/** One measure: its name, its number, how it moved. */
export function StatCard({ label, icon, value, change, note, link, trend, chart, ...rest }: StatCardProps) {
  const trendIcon = change && trendIcons[change.direction];
  return (
    <div role="group" aria-label={label} {...rest} className={styles.card({ panel: chart !== undefined })}>
      <p className={styles.label}>
        {icon && <Icon name={icon} />}
        {label}
      </p>
      <p className={styles.line}>
        <strong className={styles.value}>{value}</strong>
        {change && (
          <span className={styles.change({ tone: change.tone ?? 'neutral' })}>
            {trendIcon && <Icon name={trendIcon} size={16} />}
            {change.text}
          </span>
        )}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {link && (
        <span className={styles.link}>
          <Link href={link.href} size="small" standalone>
            {link.label}
          </Link>
        </span>
      )}
      {trend && <Sparkline values={trend.values} label={trend.label} />}
      {chart && <div className={styles.chart}>{chart}</div>}
    </div>
  );
}
