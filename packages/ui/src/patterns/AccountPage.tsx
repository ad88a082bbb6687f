import type { ReactNode } from 'react';
import { Grid } from '../Grid/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { ProfileNav } from '../ProfileNav/ProfileNav.tsx';
import { profileOptions } from '../samples/profile.ts';
import { ShowOn } from '../ShowOn/ShowOn.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SignedInPage } from './SignedInPage.tsx';

interface AccountPageProps {
  /** Id of the option whose page is shown. */
  current: string;
  /** On a phone the page is alone: neither navigation nor footer. */
  wholeScreen?: boolean;
  children: ReactNode;
}

/** The frame of a page of the account: its navigation beside the page. For the stories of patterns. */
export function AccountPage({ current, wholeScreen = false, children }: AccountPageProps) {
  const nav = (
    <ProfileNav
      label="Moj nalog"
      options={profileOptions.filter(({ id }) => id !== 'help')}
      signedIn
      current={current}
      person={{ name: 'Milica Đorđević', detail: 'Privatni prodavac', initials: 'MĐ' }}
    />
  );
  return (
    <SignedInPage wholeScreen={wholeScreen}>
      <Grid layout="account">
        <ShowOn width="desktop">{nav}</ShowOn>
        <Stack gap={2.5}>
          {!wholeScreen && current !== 'overview' && (
            <ShowOn width="phone">
              <Link href="#overview" standalone quiet size="small" icon="chevron-left">
                Moj nalog
              </Link>
            </ShowOn>
          )}
          {children}
        </Stack>
      </Grid>
    </SignedInPage>
  );
}
