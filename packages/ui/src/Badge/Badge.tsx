import { requireText } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { badge } from './Badge.css.ts';

interface BadgePlace extends ElementProps<'span'> {
  /** What is counted or new, for screen readers: "oglasa", "nova obaveštenja". */
  label: string;
  /** In the corner of an icon button, or in the line. @default 'inline' */
  place?: 'inline' | 'corner';
}

interface CountBadgeProps extends BadgePlace {
  /** The number as shown: "3", "99+". Draw no badge where nothing waits. */
  count: string;
  dot?: never;
}

interface DotBadgeProps extends BadgePlace {
  /** Something is new; how much does not matter. */
  dot: true;
  count?: never;
}

export type BadgeProps = CountBadgeProps | DotBadgeProps;

/** A count of what waits, or a dot where something is new. [C06, C07] */
export function Badge({ count, label, place = 'inline', dot, ...rest }: BadgeProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Badge', 'label', label);
  }
  return (
    <span {...rest} className={badge({ place, look: dot ? 'dot' : 'count' })}>
      {count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
