import { HeaderWay } from '@volan/ui/Header';
import { shoppingCartIcon } from '@volan/ui/icons';
import type { BadgeLink } from './HeaderBadgesProps.ts';
import { shownCount } from './shownCount.ts';

/** The way to the cart; a badge only where something is in it. [C06] */
export function CartLink({ label, href, counted, count }: BadgeLink & { count: number }) {
  return (
    <HeaderWay
      {...{ label, href }}
      icon={shoppingCartIcon}
      {...(count > 0 && { badge: { count: shownCount(count), label: counted } })}
    />
  );
}
