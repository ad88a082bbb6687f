import { Container } from '@volan/ui/Container';
import type { ReactNode } from 'react';
import { mainId } from './mainId.ts';
import { PageEnd } from './PageEnd.tsx';
import { TextPreviewBar } from './TextPreviewBar.tsx';
import { ActedAsBanner } from './ActedAsBanner.tsx';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';

export interface SitePageProps extends SiteHeaderProps {
  children: ReactNode;
  /** The page lays out its own columns, because something in it reaches from edge to edge. */
  wide?: boolean;
  /** After the footer: a bar that stays visible on a phone. */
  end?: ReactNode;
}

/** A page between the header and the footer of the site. */
export function SitePage({ children, wide = false, end, ...header }: SitePageProps) {
  return (
    <>
      <SiteHeader {...header} />
      <ActedAsBanner viewer={header.viewer} />
      <TextPreviewBar />
      {wide ? (
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
      ) : (
        <Container as="main" id={mainId} top>
          {children}
        </Container>
      )}
      <PageEnd />
      {end}
    </>
  );
}
