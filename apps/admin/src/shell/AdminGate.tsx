import { useQuery } from '@tanstack/react-query';
import { readCall, signedInUser } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import { getSession } from '@volan/api-contract/wire';
import { isAdministrator, pathOf } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Container } from '@volan/ui/Container';
import { Heading } from '@volan/ui/Heading';
import { Spinner } from '@volan/ui/Spinner';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { base } from './AdminLink.tsx';
import { sessionKey } from './sessionKey.ts';
import { useSite } from './site.ts';

/** The reason why the page cannot be shown, and what helps. */
function Stop({ text, children }: { text: string; children: ReactNode }) {
  const { texts } = useSite();
  return (
    <Container>
      <main>
        <Heading level={1}>{texts.administration}</Heading>
        <Alert tone="caution" actions={children}>
          {text}
        </Alert>
      </main>
    </Container>
  );
}

/**
 * Lets administrators in, and leads everybody else to what is missing: a sign-in, a second step, a password of their
 * own. After the sign-in they return to the page that they asked for. The gate does not protect any data: the server
 * checks each call. [H03, H06]
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const { brand, language, texts } = useSite();
  const api = useApi();
  const { pathname, search } = useLocation();
  const isSignedIn = signedInUser() !== null;
  const session = useQuery({
    queryKey: sessionKey,
    queryFn: async ({ signal }) => (await readCall(api, getSession, {}, signal)).data?.user ?? null,
    staleTime: Infinity,
    enabled: isSignedIn,
  });
  const path = (page: 'signIn' | 'settings' | 'home') => pathOf(brand, page, {}, language);
  if (isSignedIn && session.isPending) return <Spinner label={texts.loading} />;
  if (session.isError) {
    return (
      <Stop text={texts.sessionUnknown}>
        <Button onClick={() => void session.refetch()}>{texts.again}</Button>
      </Stop>
    );
  }
  if (!session.data) {
    return (
      <Stop text={texts.signInFirst}>
        <Button
          href={`${path('signIn')}?return=${encodeURIComponent(`${base}${pathname === '/' ? '' : pathname}${search}`)}`}
        >
          {texts.signIn}
        </Button>
      </Stop>
    );
  }
  const { group, second_factor: wasSecondStepShown, must_change_password: mustChange } = session.data;
  if (!isAdministrator({ groups: group.map(({ id }) => id) })) {
    return (
      <Stop text={texts.noRights}>
        <Button href={path('home')}>{texts.toSite}</Button>
      </Stop>
    );
  }
  if (mustChange) {
    return (
      <Stop text={texts.changePassword}>
        <Button href={`${path('settings')}#password-title`}>{texts.settings}</Button>
      </Stop>
    );
  }
  if (!wasSecondStepShown) {
    return (
      <Stop text={texts.secondStep}>
        <Button href={`${path('settings')}?tab=security#second-factor-title`}>{texts.settings}</Button>
      </Stop>
    );
  }

  return children;
}
