import { Container } from '@volan/ui/Container';
import { Hero, type HeroProps } from '@volan/ui/Hero';
import { Sections } from '@volan/ui/Sections';
import { Skeleton } from '@volan/ui/Skeleton';
import { RecentlyViewed } from '../../../blocks/history/RecentlyViewed.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { HomeBanner } from './HomeBanner.tsx';
import { HomeCategories } from './HomeCategories.tsx';
import { HomeCompanies } from './HomeCompanies.tsx';
import { HomeHead } from './HomeHead.tsx';
import { HomeNewest } from './HomeNewest.tsx';
import { HomePromoted } from './HomePromoted.tsx';
import { HomeShortcuts } from './HomeShortcuts.tsx';
import { ShortSearch } from '../../../blocks/shortSearch/ShortSearch.tsx';
import { shortSearchOf } from './shortSearchOf.ts';
import { useHome } from './useHome.ts';

export interface HomePageProps {
  /** Of the brand's default category. [L22] */
  categoryId: number;
  /** The first picture of the brand; a brand without one has a calm ground. */
  picture?: HeroProps['picture'];
}

/** The home page: a short search, and the ways that most readers take. Each part stands or fails alone. [B01, M50, T15] */
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
          <HomeBanner />
          <HomeCategories />
          <HomeCompanies />
        </Sections>
      </Container>
    </SitePage>
  );
}
