import { Footer, type FooterColumn } from '@volan/ui/Footer';
import type { Page } from '@volan/domain-rules';
import { pagePath } from '../runtime/site/pagePath.ts';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { useMessages } from '../runtime/site/useMessages.ts';
import { languageEntries } from './pickers.ts';
import { builtLink, fastSearchEntries, logoOf, menuEntries } from './shellLinks.ts';
import { AppBadges } from './AppBadges.tsx';
import { SiteContact } from './SiteContact.tsx';
import { ScriptChoice } from './ScriptChoice.tsx';
import { useShell } from './useShell.ts';
import { island } from '../runtime/hydration/island.tsx';
import { ThemeIsland } from './Theme.island.tsx';

/** The choice of the theme, on a public page as an island. */
const ThemeChoice = island('theme', ThemeIsland);

const legalPages = [
  ['terms', 'footer.terms'],
  ['privacy', 'footer.privacy'],
  ['cookies', 'footer.cookies'],
] as const satisfies readonly (readonly [Page, string])[];

const sitePages = [
  ['about', 'footer.about-us'],
  ['help', 'footer.help'],
  ['safety', 'footer.safety'],
  ['rules', 'footer.rules'],
  ['prices', 'footer.prices'],
  ['loan', 'loan.title'],
  ['importCost', 'import.title'],
  ['ownership', 'ownership.title'],
  ['blog', 'footer.blog'],
  ['partners', 'footer.partners'],
  ['moderationNumbers', 'numbers.title'],
  ['contact', 'footer.contact'],
] as const satisfies readonly (readonly [Page, string])[];

const quietPages = [
  ['terms', 'footer.terms'],
  ['privacy', 'footer.privacy'],
  ['help', 'footer.help'],
  ['contact', 'footer.contact'],
] as const satisfies readonly (readonly [Page, string])[];

/** Opens the single choices of cookies; without JavaScript it leads to the page about them. [A22] */
const cookieSettings = '#cookie-settings';

/** Opens the list of shortcuts; without JavaScript, which they need, it leads to the help. */
const shortcuts = '#keyboard-shortcuts';

/** The end of every page: what exists of the site, languages and theme. */
export function SiteFooter() {
  const site = useSite();
  const messages = useMessages();
  const { navigation } = useShell();
  const { t } = messages;
  // The categories are in the header; the footer has the other groups. [C63]
  const groups: FooterColumn[] = navigation
    .slice(1)
    .map((group) => ({ title: group.title, links: menuEntries(site, group) }))
    .filter(({ links }) => links.length > 0);
  const fast: FooterColumn = { title: t('shell.fast-search'), links: fastSearchEntries(site, messages) };
  const linksTo = (pages: typeof sitePages | typeof legalPages) =>
    pages.flatMap(([page, key]) => {
      const href = builtLink(site, page, {});
      return href === null ? [] : [{ label: t(key), href }];
    });
  const about: FooterColumn = { title: t('footer.about-site'), links: linksTo(sitePages) };
  const languages = languageEntries(site).map(({ name, href, language, current }) => ({
    label: name,
    href,
    lang: language,
    current,
  }));

  return (
    <Footer
      logo={logoOf(site, messages)}
      about={t('footer.about')}
      columns={[...groups, fast, about, { title: t('language.label'), links: languages }]}
      copyright={t('footer.copyright', { year: String(new Date(site.now).getUTCFullYear()), brand: site.brand.name })}
      legal={[
        ...linksTo(legalPages),
        { label: t('pages.cookie-settings'), href: `${pagePath(site, 'cookies', {})}${cookieSettings}` },
        { label: t('shortcuts.title'), href: `${pagePath(site, 'help', {})}${shortcuts}` },
      ]}
    >
      <SiteContact />
      <AppBadges />
      <ScriptChoice />
      <ThemeChoice
        name="theme"
        legend={t('theme.label')}
        labels={{ system: t('theme.system'), light: t('theme.light'), dark: t('theme.dark') }}
      />
    </Footer>
  );
}

/** The end of a page while something is paid: the law, help and whom to ask, and nothing that leads away. [M40] */
export function QuietFooter() {
  const site = useSite();
  const { t } = useMessages();
  return (
    <Footer
      copyright={t('footer.copyright', { year: String(new Date(site.now).getUTCFullYear()), brand: site.brand.name })}
      legal={quietPages.flatMap(([page, key]) => {
        const href = builtLink(site, page, {});
        return href === null ? [] : [{ label: t(key), href }];
      })}
    />
  );
}
