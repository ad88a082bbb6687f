import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { AdminUser } from '@volan/api-contract';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { FailedCall } from '../../shell/FailedCall.tsx';
import { useSite } from '../../shell/site.ts';
import { AppealCard } from './AppealCard.tsx';
import { appealQueries } from './appealQueries.ts';

/** The appeals of a user; nothing if there are none. [P60, J41] */
export function UserAppeals({ user }: { user: AdminUser }) {
  const { texts } = useSite();
  const appeals = useQuery(appealQueries.page(useApi(), { user_id: user.id }));
  if (appeals.isError) return <FailedCall error={appeals.error} />;

  const rows = appeals.data?.data ?? [];
  if (rows.length === 0) return null;

  return (
    <Stack gap={1.5}>
      <Heading level={2} size="h3">
        {texts.appeals}
      </Heading>
      {rows.map((appeal) => (
        <AppealCard key={appeal.id} appeal={appeal} />
      ))}
    </Stack>
  );
}
