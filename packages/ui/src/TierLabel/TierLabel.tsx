import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { arrowUpToLineIcon, houseIcon, maximize2Icon, share2Icon } from '../icons/index.ts';
import { requireText } from '../devWarnings/devWarnings.ts';
import { tierLabel, words } from './TierLabel.css.ts';

/** How a seller pays for attention. */
export type Tier = 'xl' | 'top' | 'home' | 'social';

export interface TierLabelProps extends ElementProps<'span'> {
  tier: Tier;
  /** The tier's word: "XL", "Top", "Na početnoj". */
  children: string;
}

const tierIcons = {
  xl: maximize2Icon,
  top: arrowUpToLineIcon,
  home: houseIcon,
  social: share2Icon,
} as const satisfies Record<Tier, IconSource>;

/** A promotion, always with its colour, its icon and its word: paid is visible as paid. */
export function TierLabel({ tier, children, ...rest }: TierLabelProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('TierLabel', 'children', children);
  }
  return (
    <span {...rest} className={tierLabel({ tier })}>
      <Icon name={tierIcons[tier]} size={14} weight="bold" />
      <span className={words}>{children}</span>
    </span>
  );
}
