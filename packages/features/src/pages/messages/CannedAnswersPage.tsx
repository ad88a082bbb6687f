import type { Account, CannedAnswer } from '@volan/api-contract';
import { maxMessageLength } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextArea } from '@volan/ui/TextArea';
import { TextInput } from '@volan/ui/TextInput';
import { FormCard } from '../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../blocks/forms/FormResult.ts';
import { useForm } from '../../blocks/forms/useForm.ts';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { AccountPage } from '../../shell/account/AccountPage.tsx';

/** A company with the answers that it keeps ready. */
export interface AnsweringCompany {
  readonly id: number;
  readonly name: string;
  readonly answers: readonly CannedAnswer[];
}

export interface CannedAnswersPageProps {
  account: Account;
  companies: readonly AnsweringCompany[];
  /** The answer that is being changed. */
  editing?: number | null | undefined;
  result?: FormResult | undefined;
}

/** What companies often answer, for all who act for them. [H07] */
export function CannedAnswersPage({ account, companies, editing, result }: CannedAnswersPageProps) {
  const site = useSite();
  const { t } = useMessages();
  return (
    <AccountPage account={account} page="messages" title={t('messages.canned')}>
      <Row>
        <Button icon="arrow-left" size="small" variant="ghost" href={pagePath(site, 'messages', {})}>
          {t('messages.back')}
        </Button>
      </Row>
      <Text tone="secondary">{t('messages.canned-about')}</Text>
      {companies.length === 0 && <Alert tone="info">{t('messages.canned-no-company')}</Alert>}
      {companies.map((company) => (
        <CompanyAnswers key={`${company.id}-${editing}`} company={company} editing={editing} result={result} />
      ))}
    </AccountPage>
  );
}

function CompanyAnswers({
  company: { id, name, answers },
  editing,
  result,
}: Pick<CannedAnswersPageProps, 'editing' | 'result'> & { company: AnsweringCompany }) {
  const site = useSite();
  const { t } = useMessages();
  const changed = answers.find((answer) => answer.id === editing);
  const own = result?.values['company_id'] === String(id) ? result : undefined;
  const form = useForm(own, `save-${id}`, `answer-${id}-`);

  return (
    <>
      <Card as="section" kind="panel" padding="panel" labelledBy={`answers-${id}`}>
        <Stack gap={2}>
          <Heading level={2} size="h3" id={`answers-${id}`}>
            {name}
          </Heading>
          {answers.length === 0 && <Text tone="secondary">{t('messages.canned-none')}</Text>}
          <Stack as="ul" gap={2}>
            {answers.map((answer) => (
              <li key={answer.id}>
                <Stack gap={0.5}>
                  <Text strong>{answer.title}</Text>
                  <Text lines>{answer.text}</Text>
                  <form method="post">
                    <input type="hidden" name="form" value="remove" />
                    <Button
                      size="small"
                      variant="ghost"
                      icon="pencil"
                      href={`${pagePath(site, 'cannedAnswers', {})}?edit=${answer.id}#answer-${id}-title`}
                      aria-label={`${t('my-ads.do-edit')}: ${answer.title}`}
                    >
                      {t('my-ads.do-edit')}
                    </Button>
                    <Button
                      type="submit"
                      size="small"
                      variant="ghost"
                      icon="trash-2"
                      name="id"
                      value={String(answer.id)}
                      aria-label={`${t('messages.canned-remove')}: ${answer.title}`}
                    >
                      {t('messages.canned-remove')}
                    </Button>
                  </form>
                </Stack>
              </li>
            ))}
          </Stack>
        </Stack>
      </Card>
      <FormCard name={`save-${id}`} title={t('messages.canned-add')} form={form} done={t('account.saved')}>
        <input type="hidden" name="company_id" value={id} />
        {changed && <input type="hidden" name="replaces" value={`${changed.id} ${changed.title}`} />}
        <TextInput
          id={`answer-${id}-title`}
          name="title"
          label={t('messages.canned-title')}
          hint={t('messages.canned-title-hint')}
          required
          autoComplete="off"
          defaultValue={form.done ? '' : form.value('title', changed?.title)}
          error={form.error('title')}
        />
        <TextArea
          id={`answer-${id}-text`}
          name="text"
          label={t('messages.canned-text')}
          required
          maxLength={maxMessageLength}
          defaultValue={form.done ? '' : form.value('text', changed?.text)}
          error={form.error('text')}
        />
        <Row>
          <Button type="submit" variant="primary">
            {t('messages.canned-save')}
          </Button>
        </Row>
      </FormCard>
    </>
  );
}
