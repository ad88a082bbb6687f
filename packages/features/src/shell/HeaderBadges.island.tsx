import { cartCount, countCompared } from '@volan/domain-rules';
import { useEffect } from 'react';
import { useBrowserStore } from '../runtime/browser/browserStore.ts';
import { cartStore } from '../blocks/cart/cartStore.ts';
import { compareStore } from '../blocks/compare/compareStore.ts';
import { historyStore } from '../blocks/history/historyStore.ts';
import { BarBadges } from './BarBadges.tsx';
import { CompareMenu } from './CompareMenu.tsx';
import type { HeaderBadgesProps } from './HeaderBadgesProps.ts';
import { installDialogLinks } from './dialogLinks.ts';
import { markCurrent } from './markCurrent.ts';
import { CartLink } from './CartLink.tsx';

/** What this browser keeps, as a header shows it. Nothing on the server, so that one page serves all. [C05, C06, C19-C21] */
export function HeaderBadgesIsland(props: HeaderBadgesProps) {
  const compared = useBrowserStore(compareStore);
  const inCart = cartCount(useBrowserStore(cartStore));
  const visited = useBrowserStore(historyStore).length;
  useEffect(() => {
    installDialogLinks();
    markCurrent(document);
  }, []);
  if (props.place === 'phone') {
    return <BarBadges {...props} {...{ inCart, visited }} toCompare={countCompared(compared)} />;
  }
  const { compare, cart } = props;
  return (
    <>
      {compare && <CompareMenu {...compare} compared={compared} />}
      {cart && <CartLink {...cart} count={inCart} />}
    </>
  );
}
