import type { ReportedConversation } from '@volan/api-contract';
import type { reportDecisions } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Disclosure } from '@volan/ui/Disclosure';
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
import { useDecideReport } from './reportQueries.ts';

const reasonWords = {
  spam: 'reasonSpam',
  fraud: 'reasonFraud',
  insult: 'reasonInsult',
  other: 'reasonElse',
} as const satisfies Readonly<Record<ReportedConversation['reason'], string>>;

function Messages({ messages }: Pick<ReportedConversation, 'messages'>) {
  const { texts, words } = useSite();
  if (messages.length === 0) return <Text tone="secondary">{texts.noMessages}</Text>;
  return (
    <Stack gap={1} as="ul">
      {messages.map(({ id, text, sent_at: at, files }) => (
        <li key={id}>
          <Text>{text}</Text>
          <Text tone="secondary">
            {words.formats.date(at)}
            {files > 0 && ` · ${texts.files}: ${words.formats.number(files)}`}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

/** One report: the reported user and the reason, their messages, and the decision about it. [M57] */
export function ReportCard({ report }: { report: ReportedConversation }) {
  const { texts } = useSite();
  const { id, ad, service, reporter, reported, reason, text, messages } = report;
  const key = `report-${id}-${reporter.id}`;
  const decide = useDecideReport();
  const [given, setGiven] = useState('');
  const [missing, setMissing] = useState(false);
  const settle = (decision: (typeof reportDecisions)[number]) => {
    const isMissing = decision !== 'dismissed' && given.trim() === '';
    setMissing(isMissing);
    if (!isMissing)
      decide.mutate({ id, reporter: reporter.id, decision, ...(given.trim() !== '' && { reason: given }) });
  };

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy={key}>
      <Stack gap={1.5}>
        <Heading level={2} size="h3" id={key}>
          <Link href={`${base}/users/${reported.id}`}>{reported.name}</Link>: {texts[reasonWords[reason]]}
        </Heading>
        <Text>
          {texts.reportedBy}: <Link href={`${base}/users/${reporter.id}`}>{reporter.name}</Link>.{' '}
          {service ? `${texts.aboutService}: ${service.name}` : `${texts.aboutAd}: ${ad?.title ?? ''}`}
        </Text>
        {text !== '' && <Text>{text}</Text>}
        <Disclosure moreLabel={texts.reportedMessages} lessLabel={texts.hideMessages}>
          <Messages messages={messages} />
        </Disclosure>
        <TextArea
          id={`${key}-reason`}
          label={texts.reasonForPerson}
          hint={texts.reasonForPersonHint}
          error={missing ? texts.reasonMissing : undefined}
          rows={2}
          maxLength={500}
          value={given}
          onValueChange={setGiven}
        />
        <FailedCall error={decide.error} />
        <Row gap={1} wrap>
          <Button onClick={() => settle('dismissed')}>{texts.dismiss}</Button>
          <Button onClick={() => settle('warned')}>{texts.warn}</Button>
          <Button variant="danger" onClick={() => settle('suspended')}>
            {texts.suspend}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
