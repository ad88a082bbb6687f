import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { ModeratedAd, RejectionReason } from '@volan/api-contract';
import { listingStatus, rejectionReasons } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { ModerationCompare } from '@volan/ui/ModerationCompare';
import { Photo } from '@volan/ui/Photo';
import { Spinner } from '@volan/ui/Spinner';
import { Stack } from '@volan/ui/Stack';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { AdAnswers } from './AdAnswers.tsx';
import { adQueries, useModerateAd } from './adQueries.ts';
import { adPath, comparedAd, comparedFacts, picturesOf, reviewNames, stateName } from './adWords.ts';
import { QueuePager } from './QueuePager.tsx';
import { SellersAnswer } from './SellersAnswer.tsx';

const { active, pending, rejected, removed } = listingStatus;

/** Words of the reasons for a rejection; the seller reads them in the own language. */
const rejectionWords = {
  duplicate: 'rejectDuplicate',
  pictures: 'rejectPictures',
  bait: 'rejectBait',
  category: 'rejectCategory',
  contact: 'rejectContact',
  content: 'rejectContent',
  other: 'rejectOther',
} as const satisfies Readonly<Record<RejectionReason, string>>;

function Decision({ ad, live }: { ad: ModeratedAd; live: ModeratedAd | null }) {
  const site = useSite();
  const { texts, words } = site;
  const navigate = useNavigate();
  const moderate = useModerateAd();
  const [letters, setLetters] = useState(true);
  const [missing, setMissing] = useState(false);
  const decide = (
    status: Parameters<typeof moderate.mutate>[0]['status'],
    reason: string,
    reasons: readonly RejectionReason[] = [],
  ) =>
    moderate.mutate(
      { id: ad.id, status, ...(reason !== '' && { reason }), ...(reasons.length > 0 && { reasons: [...reasons] }) },
      { onSuccess: () => void navigate('/ads') },
    );
  const suspected = ad.reasons.some((reason) => reason.startsWith('duplicate')) ? ['duplicate'] : [];
  return (
    <Stack gap={2}>
      <FailedCall error={moderate.error} />
      {missing && (
        <Alert tone="critical" urgent>
          {texts.questionMissing}
        </Alert>
      )}
      <ModerationCompare
        key={ad.id}
        id="decision"
        fresh={comparedAd(ad, site)}
        {...(live && { live: comparedAd(live, site) })}
        facts={comparedFacts(ad, live, site)}
        differsLabel={texts.differs}
        reasons={{
          title: texts.reason,
          options: rejectionReasons.map((value) => ({ value, label: texts[rejectionWords[value]] })),
          defaultValue: suspected,
          required: texts.chooseReason,
        }}
        message={{ label: texts.messageToSeller, hint: texts.messageHint }}
        reject={{
          letter: 'R',
          label: (count) =>
            `${ad.status === 'pending' ? texts.reject : texts.takeDown}${count > 0 ? ` (${words.formats.number(count)})` : ''}`,
        }}
        ask={{ letter: 'P', label: texts.ask }}
        approve={{ letter: 'A', label: texts.approve }}
        letters={{ label: texts.letters, checked: letters, onCheckedChange: setLetters }}
        {...(moderate.isPending && { busyLabel: texts.saving })}
        onReject={(reasons, message) => {
          const chosen = rejectionReasons.filter((value) => reasons.includes(value));
          decide(ad.status === 'pending' ? rejected : removed, message, chosen);
        }}
        onAsk={(message) => {
          setMissing(message === '');
          if (message !== '') decide(pending, message);
        }}
        onApprove={() => decide(active, '')}
      />
    </Stack>
  );
}

/** Every picture, each leading to its largest size: the comparison shows the first three. */
function Pictures({ ad }: { ad: ModeratedAd }) {
  const site = useSite();
  if (ad.picture_ids.length === 0) return null;
  return (
    <Stack gap={1}>
      <Heading level={2} size="h3">
        {site.texts.pictures} {site.words.formats.number(ad.picture_ids.length)}
      </Heading>
      <Grid layout="ads4">
        {picturesOf(ad, site).map(({ src, href, name }) => (
          <a key={href} href={href} target="_blank" rel="noreferrer" aria-label={name}>
            <Photo
              picture={{ src, alt: '' }}
              missing={{ outline: 'sedan', label: site.texts.noPicture }}
              sizes="300px"
              rounded
            />
          </a>
        ))}
      </Grid>
    </Stack>
  );
}

/** One ad as buyers see it beside the one that it resembles, with what decides: approve, ask or reject. [J139, M05, P57] */
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
        <Decision ad={ad} live={other.data?.ad ?? null} />
        <AdAnswers ad={ad} />
        <Pictures ad={ad} />
      </Stack>
    </AdminFrame>
  );
}
