import { Header } from '@volan/ui/Header';
import { HeaderMenu } from '@volan/ui/HeaderMenu';
import { MenuEntries } from '@volan/ui/Menu';
import { BarMenu, SubHeader } from '@volan/ui/SubHeader';
import { languages } from '@volan/domain-rules';
import type { MenuEntry } from '@volan/ui';
import { accountEntries } from './accountEntries.ts';
import { builtPages } from './BuiltPages.ts';
import { categoryEntries } from './categoryEntries.ts';
import { parts } from './FastSearch.css.ts';
import { fastSearchLinks } from './fastSearchLinks.ts';
import { HeaderBadges } from './HeaderBadges.tsx';
import { defaultCategoryId, headerBadgesOf } from './headerBadgesOf.ts';
import type { HeaderSubjects } from './HeaderSubjects.ts';
import { UnreadBadge } from '../blocks/messages/UnreadBadge.tsx';
import { barLinks, placeAdLink } from './headerLinks.ts';
import { countrySheet, languageSheet } from './sheetIds.ts';
import { homeHref, logoOf } from './shellLinks.ts';
import { pagePath } from '../runtime/site/pagePath.ts';
import type { Messages } from '../runtime/site/useMessages.ts';
import type { Viewer } from '../runtime/site/Viewer.ts';
import { island } from '../runtime/hydration/island.tsx';
import { FastSearchIsland } from './FastSearch.island.tsx';

/** The short filters in the menu of the fast search, on a public page as an island. */
const FastSearch = island('fastSearch', FastSearchIsland);

interface AccountMenuProps {
  messages: Messages;
  viewer: Viewer;
  entries: MenuEntry[];
}

/** The account in the header: the signed-in user with the unread number, else the word for it. [C07] */
function AccountMenu({ messages: { t }, viewer, entries }: AccountMenuProps) {
  const { person, owner, unread } = viewer;
  if (!person) {
    return <HeaderMenu value={t('shell.account')} icon="circle-user-round" entries={entries} />;
  }
  return (
    <HeaderMenu
      label={t('shell.account')}
      value={person.name}
      person={person}
      owner={owner && { name: owner.name, detail: owner.email ?? undefined }}
      liveBadge={<UnreadBadge of="account" label={t('shell.unread')} first={unread} />}
      entries={entries}
    />
  );
}

/** The two bars of a desktop, 62 and 50 px high. [C01-C17] */
export function Bars({
  site,
  messages,
  viewer,
  categories,
  navigation: _navigation,
  isBuilt = builtPages,
}: HeaderSubjects) {
  const { t } = messages;
  const { brand, country, language } = site;
  const badges = headerBadgesOf(site, messages, categories, 'desktop', isBuilt);
  const account = accountEntries(site, messages, {
    categoryId: defaultCategoryId(site, categories),
    viewer,
    isBuilt,
  }).map(({ count, ...entry }) => {
    const of = (['messages', 'notifications'] as const).find((page) => entry.href === pagePath(site, page, {}));
    if (!viewer.signedIn || !of) return { ...entry, ...(count !== undefined && { count }) };

    const first = viewer.unreadOf?.[of] ?? 0;

    return { ...entry, live: <UnreadBadge of={of} label={t('shell.unread')} first={first} /> };
  });
  const ofCategories = categoryEntries(site, categories, messages);
  const current = languages.find(({ value }) => value === language);

  return (
    <>
      <Header logo={logoOf(site, messages)} links={[]} action={placeAdLink(site, messages, isBuilt)}>
        {(badges.compare ?? badges.cart) && <HeaderBadges {...badges} />}
        {account.length > 0 && <AccountMenu messages={messages} viewer={viewer} entries={account} />}
        {brand.features.countryPicker && (
          <HeaderMenu
            label={t('country.label')}
            value={country?.toUpperCase() ?? t('country.all')}
            sheet={countrySheet}
            {...(country === null ? { icon: 'map-pin' as const } : { flag: country })}
          />
        )}
        <HeaderMenu
          label={t('language.label')}
          value={current?.name ?? t('language.label')}
          icon="globe"
          sheet={languageSheet}
        />
      </Header>
      <SubHeader
        label={t('shell.main-navigation')}
        menus={
          ofCategories.length > 0
            ? [
                {
                  label: t('shell.categories'),
                  icon: 'menu',
                  groups: [{ title: t('shell.vehicles'), entries: ofCategories }],
                },
              ]
            : []
        }
        links={barLinks(site, messages, viewer, isBuilt)}
        endLinks={
          isBuilt('history')
            ? [
                {
                  label: t('shell.history'),
                  href: pagePath(site, 'history', {}),
                  icon: 'history',
                  opensDialog: 'history',
                },
              ]
            : []
        }
      >
        <BarMenu label={t('shell.fast-search')} icon="zap" wide>
          <div className={parts}>
            <MenuEntries entries={fastSearchLinks(site, messages)} />
            <FastSearch home={homeHref(site)} title={t('shell.find-vehicle')} failed={t('home.filters-failed')} />
          </div>
        </BarMenu>
      </SubHeader>
    </>
  );
}
