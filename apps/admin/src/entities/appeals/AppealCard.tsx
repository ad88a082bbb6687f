import { useQueryClient } from '@tanstack/react-query';
import type { ManagedAppeal, SessionUser } from '@volan/api-contract';
import { accountReasons, companyReasons, maxAppeal, rejectionReasons } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextArea } from '@volan/ui/TextArea';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rejectionWords } from '../ads/adWords.ts';
import { companyReasonWords } from '../companies/companyWords.ts';
import { base } from '../../shell/AdminLink.tsx';
import { FailedCall } from '../../shell/FailedCall.tsx';
import { useSite } from '../../shell/site.ts';
import { useClaim } from '../moderation/useClaim.ts';
import { sessionKey } from '../../shell/sessionKey.ts';
import { useDecideAppeal } from './appealQueries.ts';
import { codeWords, decisionWords, groundWords } from './appealWords.ts';

/** Texts of the reasons for the decision. */
function useReasons({ reasons, ad, company }: ManagedAppeal['statement']) {
  const { texts } = useSite();
  if (company) {
    return companyReasons
      .filter((reason) => reasons.includes(reason))
      .map((reason) => texts[companyReasonWords[reason]]);
  }
  return ad
    ? rejectionReasons.filter((reason) => reasons.includes(reason)).map((reason) => texts[rejectionWords[reason]])
    : accountReasons.filter((reason) => reasons.includes(reason)).map((reason) => texts[codeWords[reason]]);
}

/** The answer to an appeal, and buttons for both decisions. While it is shown nobody else can decide. */
function AppealForm({ appeal, onLeave }: { appeal: ManagedAppeal; onLeave: () => void }) {
  const { texts } = useSite();
  const decide = useDecideAppeal();
  const { heldBy } = useClaim('appeal', appeal.id);
  const [answer, setAnswer] = useState('');
  const [missing, setMissing] = useState(false);
  const settle = (won: boolean) => {
    const isMissing = !won && answer.trim() === '';
    setMissing(isMissing);
    if (!isMissing) decide.mutate({ id: appeal.id, won, ...(answer.trim() !== '' && { answer }) });
  };

  return (
    <Stack gap={1.5}>
      {heldBy && (
        <Alert tone="caution" urgent title={texts.appealHeld}>
          {heldBy.name} {texts.appealHeldText}
        </Alert>
      )}
      <TextArea
        id={`appeal-${appeal.id}-answer`}
        label={texts.appealAnswer}
        hint={texts.appealAnswerHint}
        error={missing ? texts.appealAnswerMissing : undefined}
        rows={3}
        maxLength={maxAppeal}
        value={answer}
        onValueChange={setAnswer}
      />
      <FailedCall error={decide.error} />
      <Row gap={1} wrap>
        <Button variant="primary" busyLabel={decide.isPending ? texts.saving : undefined} onClick={() => settle(true)}>
          {texts.appealWin}
        </Button>
        <Button busyLabel={decide.isPending ? texts.saving : undefined} onClick={() => settle(false)}>
          {texts.appealUphold}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {texts.appealLeave}
        </Button>
      </Row>
    </Stack>
  );
}

/** Starts a decision, unless another administrator is about to decide. */
function AppealDecision({ appeal }: { appeal: ManagedAppeal }) {
  const { texts } = useSite();
  const own = useQueryClient().getQueryData<SessionUser>(sessionKey)?.id;
  const [isOpen, setIsOpen] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  if (isOpen) {
    return (
      <AppealForm
        appeal={appeal}
        onLeave={() => {
          flushSync(() => setIsOpen(false));
          begin.current?.focus();
        }}
      />
    );
  }
  const holder = appeal.held_by?.id === own ? null : appeal.held_by;

  return (
    <Stack gap={1.5}>
      {holder && (
        <Alert tone="caution" title={texts.appealHeld}>
          {holder.name} {texts.appealHeldText}
        </Alert>
      )}
      <Row>
        <Button ref={begin} onClick={() => setIsOpen(true)}>
          {texts.appealDecide}
        </Button>
      </Row>
    </Stack>
  );
}

/** One appeal: the decision and its grounds, the text of the person, and the decision about it. [P60] */
export function AppealCard({ appeal }: { appeal: ManagedAppeal }) {
  const { texts, words } = useSite();
  const { date } = words.formats;
  const { statement, account, decided_by: decidedBy, appeal_decided_by: judge, may_decide: canDecide } = appeal;
  const { ad, company, decision, grounds, text, decided_at: decidedAt, appeal: made } = statement;
  const reasons = useReasons(statement);
  const id = `appeal-${appeal.id}`;

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy={id}>
      <Stack gap={1.5}>
        <Heading level={2} size="h3" id={id}>
          {texts[decisionWords[decision]]}
          {ad && (
            <>
              : <Link href={`${base}/ads/${ad.id}`}>{ad.title}</Link>
            </>
          )}
          {company && (
            <>
              : <Link href={`${base}/companies/${company.id}`}>{company.name}</Link>
            </>
          )}
        </Heading>
        <Text tone="secondary">
          {account && <Link href={`${base}/users/${account.id}`}>{account.name}</Link>}
          {` · ${texts.decidedBy} ${decidedBy || '–'} ${texts.decidedOn} ${date(decidedAt)} · ${texts.restsOn}: `}
          {grounds.map((ground) => texts[groundWords[ground]]).join(', ')}
        </Text>
        {statement.review !== undefined && <Text tone="secondary">{`„${statement.review}“`}</Text>}
        <Text>{[...reasons.map((reason) => `${reason}.`), text].filter(Boolean).join(' ')}</Text>
        {made && (
          <Alert tone="info" title={`${texts.appealWords}, ${date(made.made_at)}`}>
            {made.text}
          </Alert>
        )}
        {made && made.decided_at !== null && (
          <Alert
            tone={made.won === true ? 'positive' : 'caution'}
            title={`${made.won === true ? texts.appealWon : texts.appealUpheld}: ${judge || '–'}, ${date(made.decided_at)}`}
          >
            {made.answer}
          </Alert>
        )}
        {made?.decided_at === null &&
          (canDecide ? <AppealDecision appeal={appeal} /> : <Alert tone="caution">{texts.appealOther}</Alert>)}
      </Stack>
    </Card>
  );
}
