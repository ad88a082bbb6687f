import type { Plan } from '@volan/api-contract';
import { metaText } from '@volan/domain-rules';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** Title, description, and the packets with their prices as search engines read them. [M60] */
export function PlansHead({ plans }: { plans: readonly Plan[] }) {
  const site = useSite();
  const { t } = useMessages();
  const origin = originOf(site);
  const canonical = pagePath(site, 'paymentPlans', {});
  const address = origin + canonical;
  const offers = {
    '@type': 'OfferCatalog',
    name: t('plans.title'),
    url: address,
    itemListElement: plans.map(({ id, price, currency }) => ({
      '@type': 'Offer',
      name: t(`product.plan-${id}`),
      price: (price / 100).toFixed(2),
      priceCurrency: currency,
      url: `${address}#packets`,
    })),
  };
  const trail = [
    { label: t('shell.home'), address: origin + homeHref(site) },
    { label: t('plans.title'), address },
  ];

  return (
    <PageHead
      title={t('plans.title')}
      description={metaText(t('plans.lead'))}
      canonical={canonical}
      origin={origin}
      facts={[offers, breadcrumbFacts(trail)]}
    />
  );
}
