import type { ReportedAd } from '@volan/api-contract';
import { listingStatus, rejectionReasons } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { TextArea } from '@volan/ui/TextArea';
import { useState } from 'react';
import { useModerateAd } from '../entities/ads/adQueries.ts';
import { decidedText, rejectionWords } from '../entities/ads/adWords.ts';
import { showDecision } from '../entities/ads/decisionToasts.ts';
import { useUndo } from '../entities/ads/useUndo.ts';
import { base } from '../shell/AdminLink.tsx';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';

const { active, removed } = listingStatus;

/**
 * One reported ad with the reasons and texts of its reports, and one decision that closes all of them; it can be
 * undone. [P57]
 */
export function ReportedAdCard({ ad }: { ad: ReportedAd }) {
  const { texts, words } = useSite();
  const { number, date } = words.formats;
  const moderate = useModerateAd();
  const undo = useUndo();
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState('');
  const [missing, setMissing] = useState(false);
  const id = `reported-${ad.ad_id}`;
  const chosen = rejectionReasons.filter((one) => one === reason);
  const decide = (status: typeof active | typeof removed) => {
    const isMissing = status === removed && reason === '' && message.trim() === '';
    setMissing(isMissing);
    if (isMissing) return;

    moderate.mutate(
      {
        id: ad.ad_id,
        status,
        ...(status === removed && { reasons: chosen, ...(message.trim() !== '' && { reason: message }) }),
      },
      {
        onSuccess: ({ data: { undo_until: undoUntil } }) =>
          showDecision(
            `${decidedText(status, texts)}: ${ad.title}`,
            { subject: `ad ${ad.ad_id}`, undoUntil },
            { label: texts.undo, run: () => undo(ad.ad_id) },
          ),
      },
    );
  };

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy={id}>
      <Stack gap={1.5}>
        <Heading level={2} size="h3" id={id}>
          <Link href={`${base}/ads/${ad.ad_id}`}>{ad.title}</Link>: {number(ad.count)} {texts.reportsOf}
        </Heading>
        <Row gap={1} wrap>
          {ad.reasons.map(({ reason: why, count }) => (
            <Tag key={why} tone="caution">
              {`${words.t(`report.reason-${why}`)}: ${number(count)}`}
            </Tag>
          ))}
        </Row>
        <Text tone="secondary">
          <Link href={`${base}/users/${ad.account.id}`}>{ad.account.name}</Link>
          {` · ${date(ad.first)} – ${date(ad.newest)}`}
        </Text>
        {ad.held_by && (
          <Alert tone="caution" title={texts.caseHeld}>
            {ad.held_by.name} {texts.caseHeldText}
          </Alert>
        )}
        <Stack gap={1} as="ul">
          {ad.reports
            .filter(({ text }) => text !== '')
            .map(({ text, at }, index) => (
              <li key={`${at}-${index}`}>
                <Text dir="auto">{text}</Text>
                <Text tone="secondary">{date(at)}</Text>
              </li>
            ))}
        </Stack>
        <Select
          id={`${id}-reason`}
          label={texts.reason}
          options={[
            { value: '', label: '–' },
            ...rejectionReasons.map((value) => ({ value, label: texts[rejectionWords[value]] })),
          ]}
          value={reason}
          onValueChange={setReason}
        />
        <TextArea
          id={`${id}-message`}
          label={texts.messageToSeller}
          hint={texts.messageHint}
          error={missing ? texts.chooseReason : undefined}
          rows={2}
          maxLength={1000}
          value={message}
          onValueChange={setMessage}
        />
        <FailedCall error={moderate.error} />
        <Row gap={1} wrap>
          <Button onClick={() => decide(active)}>{texts.dismissAll}</Button>
          <Button variant="danger" onClick={() => decide(removed)}>
            {texts.removeAd}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
