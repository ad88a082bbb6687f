import type { ReportedReview } from '@volan/api-contract';
import type { ReviewReportDecision, ReviewReportReason } from '@volan/domain-rules';
import type { PlainAdminText } from '@volan/i18n/admin';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextArea } from '@volan/ui/TextArea';
import { useState } from 'react';
import { base } from '../shell/AdminLink.tsx';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { useDecideReview } from './reviewQueries.ts';

const reasonWords = {
  'wrong-data': 'reasonUntrue',
  offensive: 'reasonInsult',
  spam: 'reasonSpam',
  other: 'reasonElse',
} as const satisfies Readonly<Record<ReviewReportReason, PlainAdminText>>;

/** Why users reported the review, and when. */
function Reports({ reports }: Pick<ReportedReview, 'reports'>) {
  const { texts, words } = useSite();

  return (
    <Stack gap={0.5} as="ul">
      {reports.map(({ reason, text, at }) => (
        <li key={`${at}-${reason}`}>
          <Text tone="secondary">
            {[texts[reasonWords[reason]], words.formats.date(at)].join(' · ')}
            {text !== '' && `: ${text}`}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

/** A reported review with its text, the reasons of the reports, and the decision. [M16, P57] */
export function ReviewCard({ reported: { review, author, reports } }: { reported: ReportedReview }) {
  const { texts, words } = useSite();
  const { id, service, rating, text, reply } = review;
  const key = `review-${id}`;
  const decide = useDecideReview();
  const [given, setGiven] = useState('');
  const [missing, setMissing] = useState(false);
  const settle = (decision: ReviewReportDecision) => {
    const isMissing = decision === 'removed' && given.trim() === '';
    setMissing(isMissing);
    if (!isMissing) decide.mutate({ id, decision, ...(given.trim() !== '' && { reason: given }) });
  };

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy={key}>
      <Stack gap={1.5}>
        <Heading level={2} size="h3" id={key}>
          {texts.reviewOf}: <Link href={`${base}/companies/${service.id}`}>{service.name}</Link>,{' '}
          {words.formats.number(rating)}/5
        </Heading>
        <Text tone="secondary">
          {texts.reviewBy}: <Link href={`${base}/users/${author.id}`}>{author.name}</Link>
        </Text>
        <Text>{text}</Text>
        {reply && <Text tone="secondary">{`${service.name}: ${reply.text}`}</Text>}
        <Reports reports={reports} />
        <TextArea
          id={`${key}-reason`}
          label={texts.reasonForPerson}
          hint={texts.reviewReasonHint}
          error={missing ? texts.reasonMissing : undefined}
          rows={2}
          maxLength={500}
          value={given}
          onValueChange={setGiven}
        />
        <FailedCall error={decide.error} />
        <Row gap={1} wrap>
          <Button onClick={() => settle('dismissed')}>{texts.dismiss}</Button>
          <Button variant="danger" onClick={() => settle('removed')}>
            {texts.reviewRemove}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
