'use client';

import { createElement } from 'react';
import { useLinkComponent, type LinkComponentProps } from './LinkProvider.tsx';

/** Other sites, other protocols and places of the same page: no page of a router. */
const outside = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** Whether a router may follow a link: a page of this site, in this window, not to be saved. */
function isRouted({ href, target, download }: Pick<LinkComponentProps, 'href' | 'target' | 'download'>): boolean {
  return !outside.test(href) && (!target || target === '_self') && (download === undefined || download === false);
}

export interface AnchorProps extends Omit<LinkComponentProps, 'href'> {
  /** Missing where the link leads nowhere now. */
  href?: string | undefined;
}

/** Every `a` of the system: drawn by the `LinkProvider` if there is one and the page is of this site. */
export function Anchor(props: AnchorProps) {
  const routerLink = useLinkComponent();
  const { href, target, download } = props;
  const routed = routerLink && href !== undefined && isRouted({ href, target, download });

  // The mark lets the behaviour close what the link is in: no page is loaded that would.
  return routed
    ? createElement(routerLink, { ...props, href, 'data-routed': '' })
    : createElement('a', props as LinkComponentProps);
}
