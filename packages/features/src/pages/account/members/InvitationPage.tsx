import type { Account, InvitationDetails } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';

export interface InvitationPageProps {
  account: Account;
  /** Null: the link is used, withdrawn or over its time. */
  invitation: InvitationDetails | null;
  token: string;
  result?: FormResult | undefined;
}

/** Where the link of an invitation leads: joins the company by one press, with the address that was invited. [H07] */
export function InvitationPage({ account, invitation, token, result }: InvitationPageProps) {
  const { t } = useMessages();
  const form = useForm(result, 'accept', 'accept-');
  return (
    <AccountPage account={account} page="companyInvitation" title={t('members.invitation')}>
      {!invitation && <Alert tone="caution">{t('members.gone')}</Alert>}
      {invitation && !invitation.is_for_you && (
        <Alert tone="caution">{t('members.other-address', { email: account.email ?? '' })}</Alert>
      )}
      {invitation?.is_for_you && (
        <FormCard name="accept" title={invitation.company} form={form}>
          <Text>{t('members.accept-text', { company: invitation.company })}</Text>
          <input type="hidden" name="token" value={token} />
          <Row>
            <Button type="submit" variant="primary">
              {t('members.accept')}
            </Button>
          </Row>
        </FormCard>
      )}
    </AccountPage>
  );
}
