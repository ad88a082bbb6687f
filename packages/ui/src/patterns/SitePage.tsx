import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { MobileHeader } from '../MobileHeader/MobileHeader.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { footer, header, mobileMenu, subHeader } from '../samples/navigation.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SubHeader } from '../SubHeader/SubHeader.tsx';

/** The frame of a page of the site, for the stories of patterns. */
export function SitePage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink to="content">Pređi na sadržaj</SkipLink>
      <Header {...header} />
      <MobileHeader logo={header.logo} links={header.links} menu={{ label: 'Otvori meni', sheet: mobileMenu.id }} />
      <SubHeader {...subHeader} />
      <MobileMenu {...mobileMenu} />
      <Container as="main" id="content" top>
        <Stack gap={5}>{children}</Stack>
      </Container>
      <Footer {...footer} />
    </>
  );
}
