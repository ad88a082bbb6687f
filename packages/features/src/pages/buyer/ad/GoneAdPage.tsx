import type { AdGone, AdListed } from '@volan/api-contract';
import { Button, ErrorState, Stack } from '@volan/ui';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
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
}

/** What became of an ad, in words. */
const endings = { sold: 'gone.sold', removed: 'gone.removed', paused: 'gone.ended', expired: 'gone.ended' } as const;

/** An ad that was sold, removed or has ended: it names the vehicle and offers others. The route answers 410. [B53] */
export function GoneAdPage({ ad, similar }: GoneAdPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  return (
    <SitePage>
      <PageHead {...goneAdHead(ad, site, messages)} />
      <Stack gap={5}>
        <ErrorState
          code={t('gone.label')}
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
