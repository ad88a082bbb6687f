'use client';

import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';

/** What a link component gets: everything that an `a` takes. It must put all of it on its `a`, `ref` too. */
export interface LinkComponentProps extends ElementProps<'a', 'href'> {
  href: string;
  className?: string | undefined;
  children?: ReactNode;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  /** The link of a router: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
  component: LinkComponent;
  children: ReactNode;
}

/**
 * Gives every link of the system below it to a router. The router sees addresses of this site; those of other sites,
 * anchors of the page, downloads and links with a target stay the browser's, and so do clicks with a modifier key,
 * which every router leaves alone.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that draws links here, if a provider gave one. */
export const useLinkComponent = (): LinkComponent | undefined => use(LinkContext);
