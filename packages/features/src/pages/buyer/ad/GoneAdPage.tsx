import type { AdGone, AdListed, Statement } from '@volan/api-contract';
import { rejectionReasons } from '@volan/domain-rules';
import { Alert, Button, ErrorState, Link, Stack } from '@volan/ui';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { outlineOfKind } from '../../../blocks/adCard/outlineOfKind.ts';
import { goneAdHead } from './adHead.ts';
import { SimilarAds } from './SimilarAds.tsx';
import { goneSentence } from './goneSentence.ts';
import { similarListHref } from './similarListHref.ts';

export interface GoneAdPageProps {
  ad: AdGone;
  /** Ads that are still there, the nearest first. */
  similar: readonly AdListed[];
  /** Why a moderator removed it: only for its seller. @default null */
  statement?: Statement | null;
}

/** Why an own ad was removed, and the way to the whole statement and the appeal. [P60] */
function OwnStatement({ statement: { ad, reasons, text } }: { statement: Statement }) {
  const site = useSite();
  const { t } = useMessages();
  const why = rejectionReasons
    .filter((reason) => reasons.includes(reason))
    .map((reason) => `${t(`my-ads.refused-${reason}`)}.`);

  return (
    <Alert
      tone="critical"
      title={t('statements.removed', { title: ad?.title ?? '' })}
      actions={<Link href={`${pagePath(site, 'statements', {})}#of-ad-${ad?.id}`}>{t('statements.open')}</Link>}
    >
      {[...why, text].filter(Boolean).join(' ')}
    </Alert>
  );
}

/** The end of an ad, in words. */
const endings = { sold: 'gone.sold', removed: 'gone.removed', paused: 'gone.paused', expired: 'gone.ended' } as const;

/**
 * An ad that was sold, removed, has ended or is paused: it names the vehicle and offers others. The route answers 410,
 * and 200 for a paused ad, which may return. [B53]
 */
export function GoneAdPage({ ad, similar, statement = null }: GoneAdPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;

  return (
    <SitePage>
      <PageHead {...goneAdHead(ad, site, messages)} />
      <Stack gap={5}>
        {statement && <OwnStatement statement={statement} />}
        <ErrorState
          code={t(ad.status === 'paused' ? 'gone.paused-label' : 'gone.label')}
          title={t(ad.status === 'active' ? 'gone.ended' : endings[ad.status])}
          sentence={goneSentence(ad, site, messages)}
          outline={outlineOfKind(ad.kind)}
          actions={
            <Button variant="primary" href={similarListHref(site, ad)}>
              {t('gone.see-similar')}
            </Button>
          }
        />
        <SimilarAds ad={ad} similar={similar} title={t('gone.close-to-wanted')} />
      </Stack>
    </SitePage>
  );
}
