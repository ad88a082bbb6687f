import { useContext, useEffect, useRef } from 'react';
import { Scripts, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { privateStateId, PrivateStateText } from './privateState.ts';
import { saveTypedText } from '@volan/features/browser';
import { mainId, showSignedOut } from '@volan/features/shell';
import { useSite } from '@volan/features/site';
import { isPrivatePath } from './isPrivatePath.ts';

/** The link that a click means to follow in this window; null for any other click. */
function followedLink(event: MouseEvent) {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const stays = link && (link.target === '' || link.target === '_self') && !link.hasAttribute('download');

  return isPlain && !event.defaultPrevented && stays && link.origin === location.origin ? link : null;
}

/**
 * Goes from one private page to another without a new document. Components write plain links, and a link to any other
 * page stays one. After the way the focus is in the main part, as after a load.
 */
function PrivateNavigation() {
  const { brand, language } = useSite();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // an effect, so that React has taken over the fields
  useEffect(() => saveTypedText(brand, showSignedOut), [brand]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link || !isPrivatePath(brand, language, link.pathname)) return;

      const isOnThisPage = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
      if (isOnThisPage) return;

      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [brand, language, navigate]);

  useEffect(() => {
    if (shown.current === pathname) return;

    shown.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}

/** The parts that let a private page continue in the browser: its state, the router and its scripts. */
export function PrivateTail() {
  const state = useContext(PrivateStateText);
  return (
    <>
      {state !== null && (
        <script
          id={privateStateId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: state }}
        />
      )}
      <PrivateNavigation />
      <ScrollRestoration />
      <Scripts />
    </>
  );
}
