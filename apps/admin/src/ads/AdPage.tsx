import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import { Alert } from '@volan/ui/Alert';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { Spinner } from '@volan/ui/Spinner';
import { Stack } from '@volan/ui/Stack';
import { useParams } from 'react-router';
import { AuditSection } from '../entities/audit/AuditSection.tsx';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { useSite } from '../shell/site.ts';
import { AdAnswers } from './AdAnswers.tsx';
import { AdDecision } from './AdDecision.tsx';
import { AdPictures } from './AdPictures.tsx';
import { adQueries } from '../entities/ads/adQueries.ts';
import { adPath, reviewNames, stateName } from '../entities/ads/adWords.ts';
import { QueuePager } from './QueuePager.tsx';
import { SellersAnswer } from './SellersAnswer.tsx';

/**
 * One ad as buyers see it, beside the one that it resembles, with the controls to approve, ask or reject.
 * [J139, M05, P57]
 */
export function AdPage() {
  const site = useSite();
  const { texts, words } = site;
  const { id = '' } = useParams();
  const api = useApi();
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  const found = useQuery({ ...adQueries.one(api, number), enabled: number > 0 });
  const ad = found.data?.ad;
  const duplicate = ad?.duplicate_of?.id ?? 0;
  const other = useQuery({ ...adQueries.one(api, duplicate), enabled: duplicate > 0 });
  if (number > 0 && (found.isPending || (duplicate > 0 && other.isPending))) return <Spinner label={texts.loading} />;
  if (!found.data || !ad) {
    return (
      <AdminFrame title={texts.ads}>
        <Alert tone="caution">{texts.noSuchAd}</Alert>
      </AdminFrame>
    );
  }
  const names = reviewNames(texts);
  const { queue, waiting } = found.data;

  return (
    <AdminFrame
      title={ad.title}
      subtitle={`#${ad.id} · ${stateName(ad.status, texts)} · ${texts.risk}: ${words.formats.number(ad.risk)}`}
      path={
        <Breadcrumbs
          label={texts.path}
          crumbs={[
            { label: texts.ads, href: `${base}/ads` },
            { label: queue ? texts.inQueue : stateName(ad.status, texts) },
          ]}
        />
      }
      actions={
        <>
          {ad.status === 'active' && (
            <Button icon="eye" href={adPath(site, ad)}>
              {texts.toAd}
            </Button>
          )}
          {queue && <QueuePager queue={queue} total={waiting} />}
        </>
      }
    >
      <Stack gap={2}>
        {ad.reasons.length > 0 && (
          <Alert tone="caution" title={texts.why}>
            {ad.reasons.map((reason) => names[reason]).join(', ')}
          </Alert>
        )}
        {ad.question !== '' && (
          <Alert tone="info" title={texts.asked}>
            {ad.question}
          </Alert>
        )}
        {ad.answer && <SellersAnswer answer={ad.answer} />}
        {ad.reports.length > 0 && (
          <Alert tone="critical" title={texts.reports}>
            <ul>
              {ad.reports.map(({ reason, text, at }) => (
                <li key={`${at} ${reason}`}>
                  {words.formats.date(at)}: {words.t(`report.reason-${reason}`)}
                  {text !== '' && `: ${text}`}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <AdDecision
          ad={ad}
          live={other.data?.ad ?? null}
          next={queue?.next ?? null}
          // an undone case is back in the queue: what is shown of it may be older
          isReloading={!queue && found.isFetching}
        />
        <AdAnswers ad={ad} />
        <AdPictures ad={ad} />
        <AuditSection path={`ads/${ad.id}`} of={{ entity: 'ad', entity_id: String(ad.id) }} />
      </Stack>
    </AdminFrame>
  );
}
