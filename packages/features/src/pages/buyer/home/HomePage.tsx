import { Container } from '@volan/ui/Container';
import { Hero, type HeroProps } from '@volan/ui/Hero';
import { Sections } from '@volan/ui/Sections';
import { Skeleton } from '@volan/ui/Skeleton';
import { metaText, emptyCatalogQuery } from '@volan/domain-rules';
import { useApi, placeQueries } from '@volan/api-client/react';
import { FastSearchRow, type FastSearch } from '@volan/ui/FastSearchRow';
import { useQuery, useQueries } from '@tanstack/react-query';
import { RecentlyViewed } from '../../../blocks/history/RecentlyViewed.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { useBanner } from '../../../blocks/banners/useBanner.tsx';
import { HomeCategories } from './HomeCategories.tsx';
import { HomeCompanies } from './HomeCompanies.tsx';
import { HomeNewest } from './HomeNewest.tsx';
import { HomePromoted } from './HomePromoted.tsx';
import { ShortSearch } from '../../../blocks/shortSearch/ShortSearch.tsx';
import { shortSearchOf, type ShortSearchSubjects } from './shortSearchOf.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref, fastSearchEntries } from '../../../shell/shellLinks.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { homeFacts } from './homeFacts.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { countOf } from './countOf.ts';
import { firstHomeReads, homeReads } from './homeReads.ts';
import { shortcutCount, type Counted } from './shortcutCount.ts';
import { regionCountries } from '../../../blocks/catalogSearch/regionCountries.ts';
import { useShell } from '../../../shell/useShell.ts';

/** The shared data of the home page's parts: the search behind its numbers, and the data of the short search. */
function useHome(categoryId: number) {
  const api = useApi();
  const site = useSite();
  const { categories } = useShell();
  const reads = homeReads(api, site, categoryId);
  const search = useQuery(reads.search);
  const category = useQuery(reads.category);
  const brands = useQuery(reads.brands);
  const countries = regionCountries(site, emptyCatalogQuery, useQuery(firstHomeReads(api, site).countries).data ?? []);
  const regions = useQueries({ queries: countries.map(({ id }) => placeQueries.regions(api, id)) });
  const subjects: ShortSearchSubjects = {
    categoryId,
    categories,
    category: category.data ?? null,
    brands: brands.data ?? null,
    regions: countries.map(({ code }, index) => ({ country: code, regions: regions[index]?.data ?? [] })),
    total: search.data?.meta.total ?? null,
  };
  /** The form shows once it is known what it asks, or that this cannot be known. */
  const ready = !category.isPending && !brands.isPending && !search.isPending;

  return { search, subjects, ready };
}

interface HomeShortcutsProps {
  /** The numbers of the category; `null` if they could not be read: the links are shown without them. */
  counted: Counted | null;
}

/** The shortcuts of the fast search, each with the number of ads or sellers behind it. [B45-B51, C11] */
function HomeShortcuts({ counted }: HomeShortcutsProps) {
  const site = useSite();
  const messages = useMessages();
  const companies = useQuery(firstHomeReads(useApi(), site).companies).data?.meta.types;
  const sellers = companies ? Object.values(companies).reduce((sum, count) => sum + count, 0) : null;
  const shortcuts = fastSearchEntries(site, messages).map(({ label, href, icon }): FastSearch => ({
    label,
    href,
    icon: icon ?? 'zap',
    ...(href === pagePath(site, 'companies', {})
      ? countOf(sellers, messages, 'home.sellers')
      : countOf(counted && shortcutCount(href, counted), messages)),
  }));

  return <FastSearchRow label={messages.t('shell.fast-search')} shortcuts={shortcuts} />;
}

interface HomeHeadProps {
  /** Ads of the default category; `null` where they could not be counted. */
  total: number | null;
}

/** Title, description, addresses and facts of the home page. [M60, L23] */
function HomeHead({ total }: HomeHeadProps) {
  const site = useSite();
  const { t } = useMessages();
  const origin = originOf(site, site.country);

  return (
    <PageHead
      title={t('home.meta-title')}
      description={metaText(total === null ? t('home.promise') : t('home.meta', { count: total }))}
      canonical={homeHref(site)}
      origin={origin}
      facts={homeFacts(site, origin)}
    />
  );
}

export interface HomePageProps {
  /** Id of the brand's default category. [L22] */
  categoryId: number;
  /** The first picture of the brand; a brand without one has a calm ground. */
  picture?: HeroProps['picture'];
}

/** The home page: a short search, and the links that most visitors take. Each part fails alone. [B01, M50, T15] */
export function HomePage({ categoryId, picture }: HomePageProps) {
  const site = useSite();
  const { t } = useMessages();
  const { search, subjects, ready } = useHome(categoryId);
  const { category } = subjects;
  const found = search.data;

  return (
    <SitePage wide>
      <HomeHead total={subjects.total} />
      <Hero {...(picture && { picture })}>
        {ready ? <ShortSearch {...shortSearchOf(subjects, site)} /> : <Skeleton shape="photo" />}
      </Hero>
      <Container>
        <Sections>
          <HomeShortcuts counted={found && category ? { meta: found.meta, category } : null} />
          <HomePromoted />
          <RecentlyViewed
            id="viewed"
            title={t('home.viewed')}
            texts={{ today: t('time.today'), yesterday: t('time.yesterday'), noPicture: t('card.no-picture') }}
            timeZone={site.brand.timeZone}
          />
          <HomeNewest {...(found && { ads: found.ads })} failed={search.isError} />
          {useBanner('home', 'home-middle')}
          <HomeCategories />
          <HomeCompanies />
          {useBanner('home', 'home-end')}
        </Sections>
      </Container>
    </SitePage>
  );
}
