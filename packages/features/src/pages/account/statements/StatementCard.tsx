import type { Statement } from '@volan/api-contract';
import { accountReasons, companyReasons, maxAppeal, rejectionReasons } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { SpecList, type SpecRow } from '@volan/ui/SpecList';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextArea } from '@volan/ui/TextArea';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';

export interface StatementCardProps {
  statement: Statement;
  /** Where links to it lead. @default its key */
  id?: string;
  result?: FormResult | undefined;
}

/** The reasons in the language of the reader: for ads and companies those of moderation, for accounts that of its status. */
function reasonsOf({ reasons, ad, company }: Statement, t: Messages['t']): string[] {
  if (company) {
    return companyReasons
      .filter((reason) => reasons.includes(reason))
      .map((reason) => t(`company-review.reason-${reason}`));
  }
  return ad
    ? rejectionReasons.filter((reason) => reasons.includes(reason)).map((reason) => t(`my-ads.refused-${reason}`))
    : accountReasons.filter((reason) => reasons.includes(reason)).map((reason) => t(`statements.reason-${reason}`));
}

/** Day of the brand. */
function useDay() {
  const { brand } = useSite();
  const { date } = useMessages();
  return (moment: string) => date(moment, brand.timeZone);
}

function factsOf(statement: Statement, t: Messages['t'], day: (moment: string) => string): SpecRow[] {
  const { decision, grounds, automatic, until } = statement;
  const reasons = reasonsOf(statement, t);
  return [
    ...(reasons.length > 0 ? [{ label: t('statements.why'), value: reasons.join('; ') }] : []),
    { label: t('statements.rests'), value: grounds.map((ground) => t(`statements.ground-${ground}`)).join('; ') },
    { label: t('statements.how'), value: t(automatic ? 'statements.by-machine' : 'statements.by-person') },
    ...(decision === 'suspended'
      ? [{ label: t('statements.until'), value: until === null ? t('statements.no-end') : day(until) }]
      : []),
  ];
}

/** The result of an appeal. */
function Appealed({ appeal }: { appeal: NonNullable<Statement['appeal']> }) {
  const { t } = useMessages();
  const day = useDay();
  const { won, decided_at: decidedAt, made_at: madeAt, text, answer } = appeal;
  const said =
    decidedAt === null
      ? t('statements.waiting', { date: day(madeAt) })
      : t(won === true ? 'statements.won' : 'statements.upheld', { date: day(decidedAt) });

  return (
    <Stack gap={1.5}>
      <Alert tone={won === true ? 'positive' : 'info'}>{said}</Alert>
      <SpecList
        columns={1}
        rows={[
          { label: t('statements.your-words'), value: text },
          ...(answer === '' ? [] : [{ label: t('statements.answer'), value: answer }]),
        ]}
      />
    </Stack>
  );
}

/** The words of an appeal; a plain form. */
function AppealForm({ statement, result }: StatementCardProps) {
  const { t } = useMessages();
  const name = `appeal-${statement.key}`;
  const form = useForm(result, name, `${name}-`);

  return (
    <form method="post" noValidate>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="decision" value={statement.key} />
      <Stack gap={2}>
        <FormHead id={`${name}-errors`} form={form} />
        <TextArea
          id={`${name}-text`}
          name="text"
          label={t('statements.appeal-label')}
          hint={t('statements.appeal-hint')}
          required
          maxLength={maxAppeal}
          rows={4}
          defaultValue={form.value('text')}
          error={form.error('text')}
        />
        <Row>
          <Button type="submit" variant="primary">
            {t('statements.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** Whether the time to appeal against a decision is over. */
const isOver = (statement: Statement, now: number) => now > Date.parse(statement.appeal_until);

/** A decision: why, in whose words, what it rests on, who decided, and the appeal. Works without JavaScript. [P60] */
export function StatementCard({ statement, id = statement.key, result }: StatementCardProps) {
  const site = useSite();
  const { t } = useMessages();
  const day = useDay();
  const { decision, ad, company, decided_at: decidedAt, text, stands, can_appeal: canAppeal, appeal } = statement;
  const until = day(statement.appeal_until);
  const isSent = result?.ok === true && result.form === `appeal-${statement.key}`;

  return (
    <Card as="section" kind="panel" padding="panel" id={id} labelledBy={`${id}-title`} gap={2}>
      <Stack gap={0.5}>
        <Heading level={2} size="h3" id={`${id}-title`}>
          {t(`statements.${decision}`, { title: ad?.title ?? company?.name ?? '' })}
        </Heading>
        <Text tone="secondary">{t('statements.decided', { date: day(decidedAt) })}</Text>
      </Stack>
      <SpecList columns={1} rows={factsOf(statement, t, day)} />
      {statement.review !== undefined && (
        <Text tone="secondary" dir="auto">
          „{statement.review}“
        </Text>
      )}
      {text !== '' && (
        <Stack gap={0.5}>
          <Heading level={3} size="title">
            {t('statements.words')}
          </Heading>
          <Text dir="auto">{text}</Text>
        </Stack>
      )}
      <Stack gap={1.5}>
        <Heading level={3} size="title">
          {t('statements.appeal')}
        </Heading>
        {isSent && (
          <Alert tone="positive" urgent>
            {t('statements.sent')}
          </Alert>
        )}
        {appeal && <Appealed appeal={appeal} />}
        {!appeal && !stands && <Text>{t('statements.lifted')}</Text>}
        {!appeal && stands && (
          <Text>
            {t(isOver(statement, site.now) ? 'statements.appeal-over' : 'statements.can-appeal', { date: until })}
          </Text>
        )}
        {stands && <Text tone="secondary">{t('statements.redress')}</Text>}
        {canAppeal && <AppealForm statement={statement} result={result} />}
      </Stack>
    </Card>
  );
}
