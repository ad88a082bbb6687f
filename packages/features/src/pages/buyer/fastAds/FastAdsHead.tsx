import { isFindableFastAdQuery, metaText } from '@volan/domain-rules';
import { fastAdHref, fastAdsHref } from '../../../blocks/fastAds/fastAdHref.ts';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { itemListFacts } from '../../../shell/head/itemListFacts.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { FastAdsPageProps } from './FastAdsPageProps.ts';

/** Title, description and addresses of a list of fast ads; searches by words, price and town are for nobody else. [M60] */
export function FastAdsHead({ what, ...page }: FastAdsPageProps & { what: string }) {
  const site = useSite();
  const { t } = useMessages();
  const { query, ads, meta } = page;
  const origin = originOf(site, site.country);
  const title = what === '' ? t('fast-list.title') : t('fast-list.title-of', { what });
  const picture = ads[0]?.image;
  const list = itemListFacts(
    ads.map((ad) => ({ name: ad.line, address: originOf(site) + fastAdHref(site, ad) })),
    { first: (meta.page - 1) * meta.per_page + 1, total: meta.total },
  );
  const hrefOf = (number: number) => fastAdsHref(site, { ...query, page: number });

  return (
    <PageHead
      title={query.page > 1 ? `${title} – ${t('pager.page', { page: query.page })}` : title}
      description={metaText(
        what === '' ? t('fast-list.meta', { count: meta.total }) : t('fast-list.meta-of', { what, count: meta.total }),
      )}
      canonical={fastAdsHref(site, query)}
      origin={origin}
      noindex={!isFindableFastAdQuery(query) || ads.length === 0 || Object.keys(page.wrong).length > 0}
      {...(query.page > 1 && query.page <= meta.pages && { previous: hrefOf(query.page - 1) })}
      {...(query.page < meta.pages && { next: hrefOf(query.page + 1) })}
      {...(picture && { picture: picture.id, pictureAlt: ads[0]?.line ?? title })}
      facts={[
        ...(ads.length > 0 ? [list] : []),
        breadcrumbFacts([
          { label: t('shell.home'), address: origin + homeHref(site) },
          { label: t('fast-list.title'), address: origin + pagePath(site, 'fastAds', {}) },
        ]),
      ]}
    />
  );
}
