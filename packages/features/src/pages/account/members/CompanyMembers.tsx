import type { Account, CompanyMembership } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';

export interface CompanyMembersProps {
  account: Account;
  membership: CompanyMembership;
  result?: FormResult | undefined;
}

/** The members of one company. Owners remove and invite; everybody but the account of the company may leave. [H07] */
export function CompanyMembers({ account, membership, result }: CompanyMembersProps) {
  const { t } = useMessages();
  const { company_id, name, role, members, invitations, seats } = membership;
  const title = `company-${company_id}`;
  const isOwner = role === 'owner';
  const own = result?.values['company_id'] === String(company_id) ? result : undefined;
  const removal = useForm(own, 'remove', title);

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy={title}>
      <Stack gap={2}>
        <Heading level={2} size="h3" id={title}>
          {name}
        </Heading>
        <FormHead id={`${title}-errors`} form={removal} />
        <Stack as="ul" gap={1}>
          {members.map((member) => (
            <li key={member.user_id}>
              <Row gap={1} wrap>
                <Text>{member.name}</Text>
                <Text tone="secondary">
                  {[t(`members.${member.role}`), member.email].filter((text) => text !== null).join(', ')}
                </Text>
                {!member.is_account && (isOwner || member.user_id === account.id) && (
                  <RowForm
                    form="remove"
                    companyId={company_id}
                    id={member.user_id}
                    label={t(member.user_id === account.id ? 'members.leave' : 'members.remove')}
                    whom={member.name}
                  />
                )}
              </Row>
            </li>
          ))}
          {invitations.map(({ id, email, role: invited }) => (
            <li key={`invited-${id}`}>
              <Row gap={1} wrap>
                <Text>{email}</Text>
                <Text tone="secondary">{`${t(`members.${invited}`)}, ${t('members.invited')}`}</Text>
                <RowForm form="withdraw" companyId={company_id} id={id} label={t('members.withdraw')} whom={email} />
              </Row>
            </li>
          ))}
        </Stack>
        {isOwner && <Text tone="secondary">{t('members.seats', { used: seats.used, limit: seats.limit })}</Text>}
        {isOwner && <InviteForm companyId={company_id} result={own} />}
      </Stack>
    </Card>
  );
}

interface RowFormProps {
  form: 'remove' | 'withdraw';
  companyId: number;
  id: number;
  label: string;
  whom: string;
}

/** One button at a person. */
function RowForm({ form, companyId, id, label, whom }: RowFormProps) {
  return (
    <form method="post">
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="company_id" value={companyId} />
      <Button type="submit" name="id" value={id} size="small" aria-label={`${label}: ${whom}`}>
        {label}
      </Button>
    </form>
  );
}

/** Invites somebody by mail. */
function InviteForm({ companyId, result }: { companyId: number; result: FormResult | undefined }) {
  const { t } = useMessages();
  const prefix = `invite-${companyId}-`;
  const form = useForm(result, 'invite', prefix);

  return (
    <form method="post" noValidate>
      <input type="hidden" name="form" value="invite" />
      <input type="hidden" name="company_id" value={companyId} />
      <Stack gap={2}>
        <Heading level={3} size="title">
          {t('members.invite')}
        </Heading>
        <FormHead id={`${prefix}errors`} form={form} done={t('members.sent')} />
        <TextInput
          id={`${prefix}email`}
          name="email"
          type="email"
          label={t('account.email')}
          autoComplete="off"
          required
          maxLength={254}
          hint={t('members.invite-hint')}
          defaultValue={form.done ? '' : form.value('email')}
          error={form.error('email')}
        />
        <Select
          id={`${prefix}role`}
          name="role"
          label={t('members.role')}
          options={[
            { value: 'staff', label: t('members.staff') },
            { value: 'owner', label: t('members.owner') },
          ]}
          defaultValue={form.value('role', 'staff')}
          hint={t('members.role-hint')}
        />
        <Row>
          <Button type="submit" variant="primary">
            {t('members.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
