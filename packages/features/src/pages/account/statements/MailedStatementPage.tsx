import type { Statement } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { StatementCard } from './StatementCard.tsx';

export interface MailedStatementPageProps {
  /** Null: the link of the mail was cut. */
  statement: Statement | null;
  result?: FormResult | undefined;
}

/**
 * Where the mail about a suspended or closed account leads: the decision and the appeal against it, without a sign-in.
 * [P60]
 */
export function MailedStatementPage({ statement, result }: MailedStatementPageProps) {
  const { t } = useMessages();
  return (
    <SitePage>
      <PrivateHead title={t('statements.title')} />
      <Stack gap={2.5}>
        <Heading level={1}>{t('statements.title')}</Heading>
        {statement ? (
          <StatementCard statement={statement} result={result} />
        ) : (
          <Alert tone="critical">{t('statements.bad-link')}</Alert>
        )}
      </Stack>
    </SitePage>
  );
}
