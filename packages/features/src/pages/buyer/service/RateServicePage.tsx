import type { OwnServiceReview } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { ReviewForm } from './ReviewForm.tsx';

export interface RateServicePageProps {
  service: { id: number; name: string };
  own: OwnServiceReview;
  result?: FormResult | undefined;
}

/** Where a review is written by somebody who is signed in, and where a refused one is corrected. [M16] */
export function RateServicePage({ service, own, result }: RateServicePageProps) {
  const site = useSite();
  const { t } = useMessages();

  return (
    <SitePage>
      <PrivateHead title={t('reviews.write')} />
      <Card as="section" kind="panel" padding="panel" labelledBy="review-title" gap={2}>
        <Stack gap={0.5}>
          <Heading level={1} size="h2" id="review-title">
            {t('reviews.write')}
          </Heading>
          <Link href={pagePath(site, 'service', { serviceId: service.id })}>{service.name}</Link>
        </Stack>
        {result?.ok ? (
          <Alert tone="positive" urgent>
            {t('reviews.done')}
          </Alert>
        ) : (
          <ReviewForm serviceId={service.id} own={own} result={result} />
        )}
      </Card>
    </SitePage>
  );
}
