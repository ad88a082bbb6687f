import { Container } from '@volan/ui/Container';
import type { ReactNode } from 'react';
import { mainId } from './mainId.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';

export interface SitePageProps extends SiteHeaderProps {
  children: ReactNode;
}

/** A page between the header and the footer of the site. */
export function SitePage({ children, ...header }: SitePageProps) {
  return (
    <>
      <SiteHeader {...header} />
      <Container as="main" id={mainId} top>
        {children}
      </Container>
      <SiteFooter />
    </>
  );
}
