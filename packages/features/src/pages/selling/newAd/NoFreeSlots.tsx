import type { AdSellerChoice } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { builtLink } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** Says before the form is filled in that its seller has no free place for an ad, and where one can be had. [J30] */
export function NoFreeSlots({
  seller,
  adsPage,
}: {
  seller: AdSellerChoice | null;
  adsPage: 'activeAds' | 'myFastAds';
}) {
  const site = useSite();
  const { t } = useMessages();
  if (seller === null || seller.slots.free > 0) return null;

  const plans = builtLink(site, 'paymentPlans', {});

  return (
    <Alert
      tone="caution"
      actions={
        <Row gap={2} wrap>
          <Link href={pagePath(site, adsPage, {})}>{t('my-ads.title')}</Link>
          {plans && <Link href={plans}>{t('plans.title')}</Link>}
        </Row>
      }
    >
      {t('failures.slots-used-up')} {t('selling.draft-stays')}
    </Alert>
  );
}
