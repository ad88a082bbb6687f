import { Header } from '@volan/ui/Header';
import { HeaderMenu } from '@volan/ui/HeaderMenu';
import { LanguagePicker } from '@volan/ui/LanguagePicker';
import { MobileHeader } from '@volan/ui/MobileHeader';
import { MobileMenu, type MobileMenuLine } from '@volan/ui/MobileMenu';
import { SkipLink } from '@volan/ui/SkipLink';
import { SubHeader, type SubHeaderLink } from '@volan/ui/SubHeader';
import { isIconName } from '@volan/ui/Icon';
import { identityOf } from '../kept/identityOf.ts';
import { Kept } from '../kept/Kept.tsx';
import { useSite } from '../site/SiteProvider.tsx';
import { useWords } from '../site/useWords.ts';
import { categoryEntries } from './categoryEntries.ts';
import { mainId } from './mainId.ts';
import { countryEntries, languageEntries } from './pickers.ts';
import { builtLink, fastSearchEntries, logoOf, menuEntries } from './shellLinks.ts';
import { useShell } from './useShell.ts';

const menuId = 'site-menu';

export interface SiteHeaderProps {
  /** The category that is shown, marked in the menus. */
  categorySlug?: string;
}

/**
 * The headers of the site: two bars on a desktop, one bar with a menu below 1024 px. Ways to pages that are not built
 * are left out. [C01-C04, C10-C18]
 */
export function SiteHeader({ categorySlug }: SiteHeaderProps) {
  const site = useSite();
  const words = useWords();
  const { categories, navigation, countries } = useShell();
  const { t } = words;
  const logo = logoOf(site, words);
  const ofCategories = categoryEntries(site, categories, words, categorySlug);
  const fast = fastSearchEntries(site, words);
  const inCountries = countryEntries(site, countries, words);
  const languages = languageEntries(site);
  const placeAd = builtLink(site, 'chooseCategory', {});
  const action = placeAd === null ? undefined : { label: t('shell.place-ad'), href: placeAd };

  const links = (
    [
      ['fastAds', 'mouse-pointer-click', 'shell.quick-ads'],
      ['companies', 'store', 'shell.sellers'],
      ['services', 'wrench', 'shell.services'],
      ['paymentPlans', 'package', 'shell.packets'],
      ['credits', 'coins', 'shell.credits'],
      ['loyaltyProgram', 'gift', 'shell.loyalty'],
    ] as const
  ).flatMap(([page, icon, key]): SubHeaderLink[] => {
    const href = builtLink(site, page, {});
    return href === null ? [] : [{ label: t(key), href, icon }];
  });

  const [current] = inCountries.filter((entry) => entry.current);
  const menuParts: MobileMenuLine[][] = [
    [
      ...(ofCategories.length > 0
        ? [{ label: t('shell.categories'), icon: 'car' as const, entries: ofCategories, open: true }]
        : []),
      { label: t('shell.fast-search'), icon: 'zap', entries: fast },
      ...navigation.slice(1).flatMap((group): MobileMenuLine[] => {
        const entries = menuEntries(site, group);
        const icon = entries[0]?.icon;
        return entries.length > 0 ? [{ label: group.title, entries, ...(isIconName(icon) && { icon }) }] : [];
      }),
      ...links.map(({ label, href, icon }) => ({ label, href, icon })),
    ],
    [
      {
        label: t('language.label'),
        icon: 'globe',
        entries: languages.map(({ name, href, language, current }) => ({ label: name, href, lang: language, current })),
      },
      ...(inCountries.length > 0
        ? [{ label: t('shell.select-location'), icon: 'map-pin' as const, entries: inCountries }]
        : []),
    ],
  ];

  return (
    <>
      <SkipLink to={mainId}>{t('shell.skip-to-content')}</SkipLink>
      <Header logo={logo} links={[]} action={action}>
        {inCountries.length > 0 && (
          <HeaderMenu
            label={t('country.label')}
            value={site.country ?? current?.label ?? t('country.all')}
            {...(site.country === null ? { icon: 'map-pin' as const } : { flag: site.country })}
            entries={inCountries}
          />
        )}
        <LanguagePicker label={t('language.label')} languages={languages} />
      </Header>
      {/* The same on all pages: no link of it depends on the address. */}
      <Kept by={`menus ${site.brand.id} ${words.tag} ${categorySlug} ${identityOf(categories)}`}>
        {() => (
          <SubHeader
            label={t('shell.main-navigation')}
            menus={[
              ...(ofCategories.length > 0
                ? [
                    {
                      label: t('shell.categories'),
                      icon: 'menu' as const,
                      groups: [{ title: t('shell.vehicles'), entries: ofCategories }],
                      current: categorySlug !== undefined,
                    },
                  ]
                : []),
              {
                label: t('shell.fast-search'),
                icon: 'zap',
                groups: [{ title: t('shell.fast-search'), entries: fast }],
              },
            ]}
            links={links}
          />
        )}
      </Kept>
      <MobileHeader logo={logo} links={[]} menu={{ label: t('shell.open-menu'), sheet: menuId }} />
      <MobileMenu
        id={menuId}
        title={t('shell.menu')}
        closeLabel={t('shell.close-menu')}
        action={action}
        parts={menuParts}
      />
    </>
  );
}
