import type { AdminUser } from '@volan/api-contract';
import { UserStatusMenu, type UserStatus as Status } from '@volan/ui/UserStatusMenu';
import { useSite } from '../shell/site.ts';
import { useTemplateOptions } from '../templates/templateQueries.ts';
import { useUserChanges } from './userQueries.ts';
import { statusNames } from './userWords.ts';

/** The status of a user, and the ways to another one; suspending and banning ask why. [J41] */
export function UserStatus({ user, isOwn }: { user: AdminUser; isOwn: boolean }) {
  const { texts } = useSite();
  const { setStatus } = useUserChanges();
  const templates = useTemplateOptions('user');
  const isRemoved = user.status === 4;
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
          ...(reason !== '' && { reason }),
          ...(template !== '' && { template: Number(template) }),
        })
      }
    />
  );
}
