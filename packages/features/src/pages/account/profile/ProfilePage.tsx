import type {
  Account,
  AdDraftListed,
  Conversation,
  CreditMovement,
  Favourite,
  FreeSlots,
  MyAd,
  MyAdListMeta,
  SellerStats,
} from '@volan/api-contract';
import { formatPhone, profileTypes } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Tabs } from '@volan/ui/Tabs';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { PasskeyOffer } from '../passkeys/PasskeyOffer.tsx';
import { useTellPasskeys } from '../passkeys/useTellPasskeys.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { builtLink } from '../../../shell/shellLinks.ts';
import { useShell } from '../../../shell/useShell.ts';
import { OwnAd } from '../../../shell/ownAds/OwnAd.tsx';
import { OverviewLatest } from './OverviewLatest.tsx';
import { OverviewNumbers } from './OverviewNumbers.tsx';
import { OverviewPanel, type OverviewPanelProps } from './OverviewPanel.tsx';
import { draftRow, priceRow, waitingRow } from './overviewRows.tsx';
import { VerifyEmail } from '../../../blocks/forms/VerifyEmail.tsx';

/** Rows of a part of the overview; the rest is on its page. */
const shownRows = 4;

/** What the account has going on. */
interface Overview {
  /** Active ads, the last changed first. */
  readonly ads: readonly MyAd[];
  readonly meta: Pick<MyAdListMeta, 'active' | 'promoted' | 'inactive' | 'drafts'>;
  /** Ads that wait for their seller. */
  readonly waiting: readonly MyAd[];
  readonly drafts: readonly AdDraftListed[];
  readonly slots: FreeSlots;
  /** Numbers of the last thirty days. */
  readonly stats: SellerStats;
  /** The last saved first. */
  readonly favourites: readonly Favourite[];
  /** Movements of the credits, the newest first. */
  readonly movements: readonly CreditMovement[];
  /** The last written in first. */
  readonly conversations: readonly Conversation[];
}

export interface ProfilePageProps {
  account: Account;
  overview: Overview;
  /** The account has no passkey, and this browser can make one and was not asked. @default false */
  offersPasskey?: boolean;
  result?: FormResult | undefined;
}

/** The newest active ads, with the ways to the others. */
function OwnAds({ ads, meta, slots }: Pick<Overview, 'ads' | 'meta' | 'slots'>) {
  const site = useSite();
  const { t, number } = useMessages();
  const paths = { active: pagePath(site, 'activeAds', {}), inactive: pagePath(site, 'inactiveAds', {}) };
  const place = builtLink(site, 'chooseCategory', {});

  return (
    <>
      <Tabs
        label={t('my-ads.title')}
        links={[
          { label: t('my-ads.active'), count: number(meta.active), href: paths.active, current: true },
          {
            label: t('my-ads.inactive'),
            count: number(meta.inactive + meta.drafts),
            href: paths.inactive,
            current: false,
          },
        ]}
      />
      <Text role="small" tone="secondary">
        {t('my-ads.slots', { free: slots.free, limit: slots.limit })} · {t('my-ads.promoted', { count: meta.promoted })}
      </Text>
      {ads.length === 0 ? (
        <EmptyState
          icon="megaphone"
          title={t('my-ads.none-active')}
          help={t('my-ads.none-active-text')}
          action={place && <Button href={place}>{t('shell.place-ad')}</Button>}
        />
      ) : (
        <Stack as="ul" gap={1.5}>
          {ads.slice(0, shownRows).map((ad) => (
            <li key={ad.id}>
              <OwnAd
                ad={ad}
                sendTo={paths.active}
                asks={(what, id) => `${paths.active}?${what}=${id}#${what === 'stats' ? 'stats' : 'main'}`}
              />
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}

/** The panels of waiting ads, drafts and cheaper favourites: each only if it has entries. */
function usePanels({ waiting, drafts, favourites }: Overview): OverviewPanelProps[] {
  const site = useSite();
  const messages = useMessages();
  const { categories } = useShell();
  const { t } = messages;
  const context = { site, messages, categories };
  const panels: OverviewPanelProps[] = [
    {
      id: 'waiting',
      title: t('overview.attention'),
      all: {
        label: t('overview.all-ads'),
        href: pagePath(site, waiting.some(({ status }) => status !== 'active') ? 'inactiveAds' : 'activeAds', {}),
      },
      rows: waiting.map((ad) => waitingRow(ad, context)),
    },
    {
      id: 'drafts',
      title: t('overview.drafts'),
      all: { label: t('overview.all-drafts'), href: pagePath(site, 'inactiveAds', {}) },
      rows: drafts.map((draft) => draftRow(draft, context)),
    },
    {
      id: 'prices',
      title: t('overview.prices'),
      all: { label: t('overview.all-favourites'), href: pagePath(site, 'favourites', {}) },
      rows: favourites.flatMap((favourite) => priceRow(favourite, context)),
    },
  ];

  return panels
    .filter(({ rows }) => rows.length > 0)
    .map((panel) => ({ ...panel, rows: panel.rows.slice(0, shownRows) }));
}

/** Panels two by two; a third one is as wide as its row. */
function Panels({ panels }: { panels: readonly OverviewPanelProps[] }) {
  const [first, second, third] = panels.map((panel) => <OverviewPanel key={panel.id} {...panel} />);
  return (
    <>
      {second ? (
        <Grid layout="panels2">
          {first}
          {second}
        </Grid>
      ) : (
        first
      )}
      {third}
    </>
  );
}

/** The start of the account: its numbers, its ads, what waits, and its ways. [B07] */
export function ProfilePage({ account, overview, offersPasskey = false, result }: ProfilePageProps) {
  const site = useSite();
  const { t } = useMessages();
  const { meta, stats, slots, movements, conversations } = overview;
  const panels = usePanels(overview);
  useTellPasskeys();
  const place = builtLink(site, 'chooseCategory', {});

  return (
    <AccountPage
      account={account}
      page="profile"
      title={t('overview.title')}
      actions={
        place && (
          <Button variant="primary" icon="plus" href={place}>
            {t('shell.place-ad')}
          </Button>
        )
      }
    >
      <VerifyEmail account={account} result={result} />
      {offersPasskey && account.impersonated_by === null && <PasskeyOffer />}
      <OverviewNumbers account={account} stats={stats} />
      <OwnAds ads={overview.ads} meta={meta} slots={slots} />
      <Panels panels={panels} />
      <OverviewLatest movements={movements} conversations={conversations} />
      <Card kind="panel" padding="panel">
        <Stack gap={2}>
          <Text role="lead">{t('account.welcome', { name: account.name })}</Text>
          <Text tone="secondary">{account.email}</Text>
          {account.mobile !== null && (
            <Row gap={1} wrap>
              <Text tone="secondary">{formatPhone(account.mobile)}</Text>
              {account.mobile_verified && <Tag tone="positive">{t('account.phone-verified')}</Tag>}
            </Row>
          )}
          <Row gap={1} wrap>
            <Button href={pagePath(site, 'settings', {})}>{t('account.settings')}</Button>
            {(account.type_id !== profileTypes.private || account.counts.companies > 0) && (
              <Button href={pagePath(site, 'companyMembers', {})}>{t('members.title')}</Button>
            )}
            {account.type_id !== profileTypes.private && (
              <>
                <Button href={pagePath(site, 'ownCompany', {})}>{t('own-company.title')}</Button>
                <Button href={pagePath(site, 'feeds', {})}>{t('feeds.title')}</Button>
              </>
            )}
            {account.type_id === profileTypes.private && (
              <Button href={pagePath(site, 'ownCompany', {})}>{t('own-company.register')}</Button>
            )}
            <Button href={pagePath(site, 'history', {})}>{t('shell.history')}</Button>
          </Row>
        </Stack>
      </Card>
    </AccountPage>
  );
}
