import { cartCount, countCompared, type CompareLists } from '@volan/domain-rules';
import { useEffect } from 'react';
import { HeaderWay, BadgePlace } from '@volan/ui/Header';
import { shoppingCartIcon, gitCompareArrowsIcon } from '@volan/ui/icons';
import { HeaderDropdown } from '@volan/ui/HeaderMenu';
import { Icon } from '@volan/ui/Icon';
import { MenuEntries } from '@volan/ui/Menu';
import { Text } from '@volan/ui/Text';
import { useBrowserStore } from '../runtime/browser/browserStore.ts';
import { cartStore } from '../blocks/cart/cartStore.ts';
import { compareStore } from '../blocks/compare/compareStore.ts';
import { historyStore } from '../blocks/history/historyStore.ts';
import { BarBadges } from './BarBadges.tsx';
import type { HeaderBadgesProps, BadgeLink, CompareLink } from './HeaderBadgesProps.ts';
import { installDialogLinks } from './dialogLinks.ts';
import { shownCount } from './shownCount.ts';
import { comparedCategories } from './comparedCategories.ts';

/**
 * Marks the links of headers and menus to the current page. Headers are rendered once for all pages of a language, so
 * they cannot mark it themselves.
 */
function markCurrent(root: Document): void {
  const { origin, pathname, search } = root.location;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-bar] a:not(x-island a), [data-sheet=ways] a')) {
    const to = new URL(link.href);
    if (to.origin === origin && to.pathname === pathname && (to.search === '' || to.search === search)) {
      link.setAttribute('aria-current', 'page');
    }
  }
}

/** The categories with compared ads, each with its number; one opens its comparison. [C05] */
function CompareMenu({ compared, ...way }: CompareLink & { compared: CompareLists }) {
  const { label, counted, none } = way;
  const count = countCompared(compared);
  const entries = comparedCategories(compared, way);

  return (
    <HeaderDropdown
      arrow={false}
      trigger={
        <>
          <Icon name={gitCompareArrowsIcon} />
          {label} <BadgePlace {...(count > 0 && { badge: { count: shownCount(count), label: counted } })} />
        </>
      }
    >
      {entries.length > 0 ? (
        <MenuEntries entries={entries} />
      ) : (
        <Text role="small" tone="secondary">
          {none}
        </Text>
      )}
    </HeaderDropdown>
  );
}

/** The link to the cart; with a badge if the cart has entries. [C06] */
function CartLink({ label, href, counted, count }: BadgeLink & { count: number }) {
  return (
    <HeaderWay
      label={label}
      href={href}
      icon={shoppingCartIcon}
      {...(count > 0 && { badge: { count: shownCount(count), label: counted } })}
    />
  );
}

/**
 * Badges for the lists of this browser. Empty on the server, so that one page serves all visitors. [C05, C06, C19-C21]
 */
export function HeaderBadgesIsland(props: HeaderBadgesProps) {
  const compared = useBrowserStore(compareStore);
  const inCart = cartCount(useBrowserStore(cartStore));
  const visited = useBrowserStore(historyStore).length;

  useEffect(() => {
    installDialogLinks();
    markCurrent(document);
  }, []);

  if (props.place === 'phone') {
    return <BarBadges {...props} inCart={inCart} visited={visited} toCompare={countCompared(compared)} />;
  }
  const { compare, cart } = props;

  return (
    <>
      {compare && <CompareMenu {...compare} compared={compared} />}
      {cart && <CartLink {...cart} count={inCart} />}
    </>
  );
}
