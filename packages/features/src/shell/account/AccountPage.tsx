import { profileMenu, profileTypes, type Page } from '@volan/domain-rules';
import type { Account } from '@volan/api-contract';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { ProfileNav } from '@volan/ui/ProfileNav';
import { Stack } from '@volan/ui/Stack';
import type { ReactNode } from 'react';
import { builtPages } from '../BuiltPages.ts';
import { PrivateHead } from '../head/PrivateHead.tsx';
import { SitePage } from '../SitePage.tsx';
import { AccountNotices } from './AccountNotices.tsx';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { viewerOf } from '../../runtime/site/Viewer.ts';

export interface AccountPageProps {
  account: Account;
  /** The page that is shown. */
  page: Page;
  title: string;
  children: ReactNode;
}

/** A page of the account: its ways beside it, as far as their pages are built. [B07, C62] */
export function AccountPage({ account, page, title, children }: AccountPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const options = profileMenu
    .filter(({ value }) => builtPages(value) && value !== 'compareAds')
    .filter((option) => !('business' in option) || account.type_id !== profileTypes.private)
    .map(({ id, label, value, icon, ...option }) => ({
      id,
      label: t(label),
      value: pagePath(site, value as 'profile', {}),
      icon,
      ...('signed' in option && { signed: option.signed }),
    }));
  const { person } = viewerOf(account);
  const current = profileMenu.find(({ value }) => value === page)?.id;
  return (
    <SitePage>
      <PrivateHead title={title} />
      <Grid layout="account">
        <ProfileNav
          label={t('account.menu')}
          options={options}
          signedIn
          {...(current !== undefined && { current })}
          person={{
            name: account.name,
            detail: t(
              account.type_id === profileTypes.private
                ? 'account.private-seller'
                : `account.kind-${account.type_id as 2 | 3 | 4 | 5}`,
            ),
            initials: person?.initials ?? '',
            ...(person?.picture !== undefined && { picture: person.picture }),
          }}
        />
        <Stack gap={2.5}>
          <Heading level={1}>{title}</Heading>
          <AccountNotices account={account} />
          {children}
        </Stack>
      </Grid>
    </SitePage>
  );
}
