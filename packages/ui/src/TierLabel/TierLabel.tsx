import { Icon, type IconName } from '../Icon/Icon.tsx';
import { tierLabel } from './TierLabel.css.ts';

/** How a seller pays for attention. */
export type Tier = 'xl' | 'top' | 'home' | 'social';

export interface TierLabelProps {
  tier: Tier;
  /** The tier's word: "XL", "Top", "Na početnoj". */
  children: string;
}

const signs = {
  xl: 'maximize-2',
  top: 'arrow-up-to-line',
  home: 'house',
  social: 'share-2',
} as const satisfies Record<Tier, IconName>;

/** A promotion, always with its colour, its sign and its word: paid is visible as paid. */
export function TierLabel({ tier, children }: TierLabelProps) {
  return (
    <span className={tierLabel({ tier })}>
      <Icon name={signs[tier]} size={14} weight="bold" />
      {children}
    </span>
  );
}
