import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { AdminUser, SessionUser } from '@volan/api-contract';
import { groups, pathOf } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { ConfirmDialog } from '@volan/ui/ConfirmDialog';
import { Row } from '@volan/ui/Row';
import { Spinner } from '@volan/ui/Spinner';
import { Stack } from '@volan/ui/Stack';
import { useNavigate, useParams } from 'react-router';
import { UserAppeals } from '../entities/appeals/UserAppeals.tsx';
import { AuditSection } from '../entities/audit/AuditSection.tsx';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { sessionKey } from '../shell/sessionKey.ts';
import { FailedCall } from '../shell/FailedCall.tsx';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useSite } from '../shell/site.ts';
import { UserAds } from './UserAds.tsx';
import { UserBackground } from './UserBackground.tsx';
import { UserCredits } from './UserCredits.tsx';
import { UserForm } from './UserForm.tsx';
import { UserLedger } from './UserLedger.tsx';
import { userQueries, useUserChanges } from '../entities/users/userQueries.ts';
import { UserStatus } from './UserStatus.tsx';
import { roleOf } from '../entities/users/userWords.ts';

/** Actions on the account beside changing it. [J40, J12] */
function UserActions({ user }: { user: AdminUser }) {
  const { brand, language, texts } = useSite();
  const navigate = useNavigate();
  const { enter, remove } = useUserChanges();

  return (
    <Stack gap={2}>
      <FailedCall error={remove.error} />
      <Row gap={1} wrap>
        <ReasonDialog
          id="enter-as-user"
          name={texts.signInAs}
          text={texts.signInAsText}
          keep={texts.back}
          failed={<FailedCall error={enter.error} />}
          isPending={enter.isPending}
          onDecide={(reason) =>
            enter.mutate(
              { user_id: user.id, reason },
              { onSuccess: () => location.assign(pathOf(brand, 'profile', {}, language)) },
            )
          }
        />
        {user.erased_on === null && (
          <Button variant="danger" size="small" opens={{ dialog: 'remove-user' }}>
            {texts.deleteUser}
          </Button>
        )}
      </Row>
      <ConfirmDialog
        id="remove-user"
        title={texts.deleteTitle}
        text={texts.deleteText}
        keep={texts.keepUser}
        confirm={texts.deleteUser}
        tone="danger"
        onResult={(confirmed) => confirmed && remove.mutate(user.id, { onSuccess: () => void navigate('/users') })}
      />
    </Stack>
  );
}

/** One account: its fields, its status, its ads, and the actions on it. [J39-J42] */
export function UserPage() {
  const { texts, words } = useSite();
  const { id = '' } = useParams();
  const api = useApi();
  const session = useQueryClient().getQueryData<SessionUser>(sessionKey);
  const own = session?.id;
  const isHeadOffice = session?.group.some(({ id: group }) => group === groups.administrators) ?? false;
  const isNew = id === 'new';
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
  const found = useQuery({ ...userQueries.one(api, number), enabled: number > 0 });
  if (isNew) {
    return (
      <AdminFrame title={texts.newUser}>
        <UserForm user={null} />
      </AdminFrame>
    );
  }
  if (number > 0 && found.isPending) return <Spinner label={texts.loading} />;

  const user = found.data;
  if (!user) {
    return (
      <AdminFrame title={texts.users}>
        <Alert tone="caution">{texts.notFound}</Alert>
      </AdminFrame>
    );
  }
  const seen = user.last_seen_at === null ? texts.never : words.formats.date(user.last_seen_at);
  const isOwn = user.id === own;

  return (
    <AdminFrame
      title={user.name}
      subtitle={`#${user.id} · ${roleOf(user, texts)} · ${texts.lastSeen}: ${seen}`}
      actions={<UserStatus user={user} isOwn={isOwn} />}
    >
      <Stack gap={2.5}>
        {user.status_reason !== '' && <Alert tone="caution">{user.status_reason}</Alert>}
        {user.suspended_until !== null && (
          <Alert tone="caution">
            {texts.suspendedUntil} {words.formats.date(user.suspended_until)}
          </Alert>
        )}
        {user.erased_on !== null && (
          <Alert tone="caution">
            {texts.erasedOn} {words.formats.date(user.erased_on)}
          </Alert>
        )}
        {isOwn ? (
          <Alert tone="info">{texts.ownAccount}</Alert>
        ) : (
          <>
            <UserForm key={user.id} user={user} />
            {isHeadOffice && <UserCredits key={`credits ${user.id}`} user={user} />}
            <UserActions user={user} />
          </>
        )}
        <UserAppeals user={user} />
        <UserBackground user={user} />
        <UserAds user={user} />
        {isHeadOffice && <UserLedger user={user} />}
        <AuditSection path={`users/${user.id}`} of={{ subject: `#${user.id}` }} />
      </Stack>
    </AdminFrame>
  );
}
