import { CheckoutHeader, type CheckoutHeaderProps } from '@volan/ui/CheckoutHeader';
import { Container } from '@volan/ui/Container';
import { SkipLink } from '@volan/ui/SkipLink';
import type { ReactNode } from 'react';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { useMessages } from '../runtime/site/useMessages.ts';
import { ActedAsBanner } from './ActedAsBanner.tsx';
import { mainId } from './mainId.ts';
import { PageEnd } from './PageEnd.tsx';
import { logoOf } from './shellLinks.ts';

export interface QuietPageProps {
  children: ReactNode;
  /** The one way back. */
  back: CheckoutHeaderProps['back'];
}

/** A page while something is paid: mark, lock and one way back, so that nothing leads away. [M40] */
export function QuietPage({ children, back }: QuietPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;

  return (
    <>
      <SkipLink to={mainId}>{t('shell.skip-to-content')}</SkipLink>
      <CheckoutHeader logo={logoOf(site, messages)} secure={t('checkout.secure')} back={back} />
      <ActedAsBanner />
      <Container as="main" id={mainId} top>
        {children}
      </Container>
      <PageEnd quiet />
    </>
  );
}
