import { IconButton } from '@volan/ui/IconButton';
import { gitCompareArrowsIcon, historyIcon, shoppingCartIcon } from '@volan/ui/icons';
import type { HeaderBadgesProps } from './HeaderBadgesProps.ts';
import { shownCount } from './shownCount.ts';

export interface BarBadgesProps extends HeaderBadgesProps {
  inCart: number;
  toCompare: number;
  /** Ads in the history. */
  visited: number;
}

/**
 * The icons in the bar of a phone: history and comparison only if they have entries, the cart with its number. Those
 * that come and go are first, where the bar is empty, so nothing else moves. [C19-C21]
 */
export function BarBadges({ history, compare, cart, inCart, toCompare, visited }: BarBadgesProps) {
  return (
    <>
      {history && visited > 0 && <IconButton {...history} icon={historyIcon} iconSize={24} opensDialog="history" />}
      {compare && toCompare > 0 && (
        <IconButton
          label={compare.label}
          href={compare.href}
          icon={gitCompareArrowsIcon}
          iconSize={24}
          opensDialog="compare"
          badge={{ count: shownCount(toCompare), label: compare.counted }}
        />
      )}
      {cart && (
        <IconButton
          label={cart.label}
          href={cart.href}
          icon={shoppingCartIcon}
          iconSize={24}
          {...(inCart > 0 && { badge: { count: shownCount(inCart), label: cart.counted } })}
        />
      )}
    </>
  );
}
