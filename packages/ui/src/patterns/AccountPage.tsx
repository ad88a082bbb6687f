import type { ReactNode } from 'react';
import { Grid } from '../Grid/Grid.tsx';
import { ProfileNav } from '../ProfileNav/ProfileNav.tsx';
import { profileOptions } from '../samples/profile.ts';
import { Stack } from '../Stack/Stack.tsx';
import { SignedInPage } from './SignedInPage.tsx';

interface AccountPageProps {
  /** Id of the option whose page is shown. */
  current: string;
  children: ReactNode;
}

/** The frame of a page of the account: its navigation beside the page. For the stories of patterns. */
export function AccountPage({ current, children }: AccountPageProps) {
  return (
    <SignedInPage>
      <Grid layout="account">
        <ProfileNav
          label="Moj nalog"
          options={profileOptions.filter(({ id }) => id !== 'help')}
          signedIn
          current={current}
          person={{ name: 'Milica Đorđević', detail: 'Privatni prodavac', initials: 'MĐ' }}
        />
        <Stack gap={2.5}>{children}</Stack>
      </Grid>
    </SignedInPage>
  );
}
