import { profileMenu, profileTypes, type Page } from '@volan/domain-rules';
import type { Account } from '@volan/api-contract';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { ProfileNav } from '@volan/ui/ProfileNav';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import type { ReactNode } from 'react';
import { useUnread } from '../../blocks/messages/useUnread.ts';
import { shownCount } from '../shownCount.ts';
import { builtPages } from '../BuiltPages.ts';
import { PrivateHead } from '../head/PrivateHead.tsx';
import { ShowOn } from '@volan/ui/ShowOn';
import { SitePage } from '../SitePage.tsx';
import { AccountNotices } from './AccountNotices.tsx';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { viewerOf, visitor } from '../../runtime/site/Viewer.ts';

export interface AccountPageProps {
  account: Account;
  /** The page that is shown. */
  page: Page;
  title: string;
  /** The heading above the page, if it is not its title. */
  heading?: string;
  /** On a phone it is alone, without the way back to the account and its heading. @default false */
  alone?: boolean;
  /** Beside the title: what is done or chosen here. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A page of the account: its menu beside it, with the built pages and their numbers. On a phone the menu is folded on
 * the overview, and every other page links back there. [B07, C62]
 */
export function AccountPage({
  account,
  page,
  title,
  heading = title,
  alone = false,
  actions,
  children,
}: AccountPageProps) {
  const site = useSite();
  const { t, number } = useMessages();
  const unread = useUnread();
  const { unreadOf } = site.viewer ?? visitor;
  const waiting: Readonly<Record<string, number>> = {
    messages: unread?.countMessages ?? unreadOf?.messages ?? 0,
    notifications: unread?.countNotifications ?? unreadOf?.notifications ?? 0,
  };
  const held: Readonly<Record<string, number>> = {
    activeAds: account.counts.active_ads,
    favourites: account.counts.favourites,
    mySellers: account.counts.sellers,
  };
  const isBusiness = account.type_id !== profileTypes.private;
  const options = profileMenu
    .filter(({ value }) => builtPages(value) && value !== 'compareAds')
    .filter((option) => !('business' in option) || isBusiness)
    .filter((option) => !('company' in option) || isBusiness || account.counts.companies > 0)
    .map(({ id, label, value, icon, ...option }) => ({
      id,
      label: t(label),
      value: pagePath(site, value as 'profile', {}),
      icon,
      ...('signed' in option && { signed: option.signed }),
      ...((held[value] ?? 0) > 0 && { count: number(held[value] ?? 0) }),
      ...((waiting[value] ?? 0) > 0 && { badge: { count: shownCount(waiting[value] ?? 0), label: t('shell.unread') } }),
    }));
  const { person } = viewerOf(account);
  const current = profileMenu.find(({ value }) => value === page)?.id;
  const menu = { label: t('account.menu'), options, signedIn: true, ...(current !== undefined && { current }) };
  const head =
    actions === undefined ? (
      <Heading level={1}>{heading}</Heading>
    ) : (
      <Row justify="between" gap={2} wrap>
        <Heading level={1}>{heading}</Heading>
        {actions}
      </Row>
    );

  return (
    <SitePage>
      <PrivateHead title={title} />
      <Grid layout="account">
        <ShowOn width="desktop">
          <ProfileNav
            {...menu}
            person={{
              name: account.name,
              detail: account.type_name,
              initials: person?.initials ?? '',
              ...(person?.picture !== undefined && { picture: person.picture }),
            }}
          />
        </ShowOn>
        <Stack gap={2.5}>
          {alone ? (
            <ShowOn width="desktop">{head}</ShowOn>
          ) : (
            <Stack gap={1}>
              {page !== 'profile' && (
                <ShowOn width="phone">
                  <Link href={pagePath(site, 'profile', {})} standalone quiet size="small" icon="chevron-left">
                    {t('account.menu')}
                  </Link>
                </ShowOn>
              )}
              {head}
              {page === 'profile' && (
                <ShowOn width="phone">
                  <ProfileNav {...menu} folded />
                </ShowOn>
              )}
            </Stack>
          )}
          <AccountNotices account={account} />
          {children}
        </Stack>
      </Grid>
    </SitePage>
  );
}
