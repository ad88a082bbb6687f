import type { AdminUser } from '@volan/api-contract';
import { accountReasons, userStatus, type AccountReasonName } from '@volan/domain-rules';
import { Select } from '@volan/ui/Select';
import { UserStatusMenu, type UserStatus as Status } from '@volan/ui/UserStatusMenu';
import { useState } from 'react';
import { codeWords } from '../entities/appeals/appealWords.ts';
import { useSite } from '../shell/site.ts';
import { useTemplateOptions } from '../entities/templates/templateQueries.ts';
import { useUserChanges } from '../entities/users/userQueries.ts';
import { statusNames } from '../entities/users/userWords.ts';

/** Lengths of a suspension, in days. */
const suspensions = [3, 7, 30, 90, 365] as const;

/** The date a number of days from now. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The status of a user, and buttons for another status. Suspending and banning ask for a reason. [J41] */
export function UserStatus({ user, isOwn }: { user: AdminUser; isOwn: boolean }) {
  const { texts } = useSite();
  const { setStatus } = useUserChanges();
  const templates = useTemplateOptions('user');
  const isRemoved = user.status === 4;
  const [code, setCode] = useState<AccountReasonName>('other');
  const [days, setDays] = useState('');

  return (
    <UserStatusMenu
      id={`status-${user.id}`}
      user={user.name}
      label={texts.status}
      status={user.status as Status}
      names={statusNames(texts)}
      choices={[1, 2, 3]}
      reason={{
        label: texts.reason,
        hint: texts.reasonHint,
        required: texts.reasonRequired,
        renderFields: (next) => (
          <>
            <Select
              id={`status-${user.id}-code`}
              label={texts.codeLabel}
              options={accountReasons.map((value) => ({ value, label: texts[codeWords[value]] }))}
              value={code}
              onValueChange={(value) => setCode(accountReasons.find((one) => one === value) ?? 'other')}
            />
            {next === userStatus.suspended && (
              <Select
                id={`status-${user.id}-days`}
                label={texts.suspendFor}
                options={[
                  { value: '', label: texts.suspendForever },
                  ...suspensions.map((count) => ({ value: String(count), label: texts[`suspend${count}`] })),
                ]}
                value={days}
                onValueChange={setDays}
              />
            )}
          </>
        ),
        confirm: texts.confirmStatus,
        back: texts.back,
        ...(templates.length > 1 && { templates: { label: texts.template, options: templates } }),
      }}
      locked={isOwn ? texts.ownAccount : isRemoved ? texts.statusDeleted : undefined}
      busyLabel={setStatus.isPending ? texts.saving : undefined}
      onStatus={(status, reason, template) =>
        setStatus.mutate({
          user_id: user.id,
          status: status as 1 | 2 | 3,
          ...(status !== userStatus.active && { code }),
          ...(status === userStatus.suspended && days !== '' && { until: dayIn(Number(days)) }),
          ...(reason !== '' && { reason }),
          ...(template !== '' && { template: Number(template) }),
        })
      }
    />
  );
}
