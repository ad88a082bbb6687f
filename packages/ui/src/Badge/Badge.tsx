import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** The number as shown: "3", "99+". Nothing is drawn for none. */
  count: string;
  /** What is counted, for those who listen: "oglasa". */
  label: string;
  /** In the corner of an icon button, or in the line. @default 'inline' */
  place?: 'inline' | 'corner';
}

/** A count of what waits. [C06, C07] */
export function Badge({ count, label, place = 'inline' }: BadgeProps) {
  return (
    <span className={badge({ place })}>
      {count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
