import type { AdCompared, Category } from '@volan/api-contract';
import { metaText } from '@volan/domain-rules';
import { isVehicle } from '../../../blocks/adCard/isVehicle.ts';
import { adHref } from '../../../blocks/adCard/adCardData.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { compareTexts } from './CompareTexts.ts';
import { comparisonOf } from './comparisonOf.ts';
import type { SharedComparison } from './ComparisonProps.ts';
import { NothingToCompare } from './NothingToCompare.tsx';
import { island } from '../../../runtime/hydration/island.tsx';
import { ComparisonIsland } from './Comparison.island.tsx';

/** The comparison of a category, on a public page as an island. */
const HydratedComparison = island('comparison', ComparisonIsland);

export interface ComparePageProps {
  category: Pick<Category, 'id' | 'slug' | 'kind' | 'title'>;
  /** Ads that the address names, with its remarks; null where the browser knows what is compared. [N07] */
  shared: (Pick<SharedComparison, 'link' | 'isOwn' | 'isFull'> & { ads: readonly AdCompared[] }) | null;
  /** Shows only what differs. */
  different: boolean;
}

/**
 * Ads of a category side by side: those of a link, or the visitor's own. Nothing for search engines. [B24, M56, N07]
 */
export function ComparePage({ category, shared, different }: ComparePageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const texts = compareTexts(messages);
  const own = pagePath(site, 'compareAds', { categoryId: category.id });
  const list = pagePath(site, 'catalog', { categorySlug: category.slug });
  const title = t(isVehicle(category.kind) ? 'compare.title-vehicles' : 'compare-ads');
  const compareWords = { texts, formats: messages, href: (ad: AdCompared) => adHref(site, ad) };

  return (
    <SitePage>
      <PageHead
        title={`${title}: ${category.title}`}
        description={metaText(t('compare.meta'))}
        canonical={own}
        origin={originOf(site, site.country)}
        noindex
      />
      {shared?.ads.length === 0 ? (
        <NothingToCompare
          title={title}
          list={list}
          texts={texts}
          reason={shared.link.ids.length > 0 ? 'allGone' : 'empty'}
        />
      ) : (
        <HydratedComparison
          asking={{ brand: site.brand.id, language: site.language }}
          categoryId={category.id}
          category={category.title}
          tag={messages.tag}
          shared={
            shared && {
              comparison: comparisonOf(shared.ads, compareWords, shared.link.notes),
              link: shared.link,
              isOwn: shared.isOwn,
              isFull: shared.isFull,
              gone: shared.link.ids.length - shared.ads.length,
            }
          }
          title={title}
          own={own}
          list={list}
          different={different}
          texts={texts}
        />
      )}
    </SitePage>
  );
}
