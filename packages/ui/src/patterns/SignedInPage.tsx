import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { HeaderMenu } from '../HeaderMenu/HeaderMenu.tsx';
import { MobileHeader } from '../MobileHeader/MobileHeader.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { footer, header, mobileMenu, subHeader } from '../samples/navigation.ts';
import { ShowOn } from '../ShowOn/ShowOn.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { SubHeader } from '../SubHeader/SubHeader.tsx';

interface SignedInPageProps {
  /** On a phone the page is as high as the screen, and nothing is below it. */
  wholeScreen?: boolean;
  children: ReactNode;
}

/** The frame of every page for a signed-in user, for the stories of patterns. */
export function SignedInPage({ wholeScreen = false, children }: SignedInPageProps) {
  const links = header.links.filter(({ href }) => href !== '#signin');
  return (
    <>
      <SkipLink to="content">Pređi na sadržaj</SkipLink>
      <Header {...header} links={links}>
        <HeaderMenu
          label="Nalog"
          value="Milica"
          person={{ initials: 'MĐ' }}
          badge={{ count: '4', label: 'novo' }}
          entries={[{ label: 'Moj nalog', href: '#account' }]}
        />
      </Header>
      <MobileHeader logo={header.logo} links={header.links} menu={{ label: 'Otvori meni', sheet: mobileMenu.id }} />
      <SubHeader {...subHeader} />
      <MobileMenu {...mobileMenu} />
      <Container as="main" id="content" top>
        {children}
      </Container>
      {wholeScreen ? (
        <ShowOn width="desktop">
          <Footer {...footer} />
        </ShowOn>
      ) : (
        <Footer {...footer} />
      )}
    </>
  );
}
