import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { placeQueries, useApi } from '@volan/api-client/react';
import type { AdminUser, SessionUser } from '@volan/api-contract';
import { changeUserStatus, exportUsers } from '@volan/api-contract/wire';
import { directionInSort, userStatus } from '@volan/domain-rules';
import { Avatar } from '@volan/ui/Avatar';
import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { sessionKey } from '../shell/sessionKey.ts';
import { countText } from '../shell/countText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { BulkAction, TableColumn, TableFilter } from '../table/TableColumn.ts';
import { readTableQuery, usersOfPage, usersSorting } from '../entities/users/tableQuery.ts';
import { userQueries } from '../entities/users/userQueries.ts';
import { UserStatus } from './UserStatus.tsx';
import { initialsOf, roleOf, statusNames } from '../entities/users/userWords.ts';

function columnsOf({ texts, words }: AdminSite, own: number | undefined): readonly TableColumn<AdminUser>[] {
  return [
    {
      key: 'name',
      label: texts.name,
      sortBy: 'name',
      cell: ({ id, name }) => (
        <Row gap={1.5}>
          <Avatar size="small" initials={initialsOf(name)} />
          <Link href={`${base}/users/${id}`}>{name}</Link>
        </Row>
      ),
    },
    { key: 'id', label: texts.identity, sortBy: 'id', kind: 'number', hidden: true, cell: ({ id }) => String(id) },
    { key: 'email', label: texts.email, kind: 'quiet', cell: ({ email }) => email },
    { key: 'phone', label: texts.phone, kind: 'quiet', keepTogether: true, cell: ({ mobile }) => mobile },
    { key: 'role', label: texts.role, cell: (user) => roleOf(user, texts) },
    { key: 'ads', label: texts.ads, kind: 'number', cell: ({ ads }) => words.formats.number(ads) },
    {
      key: 'credits',
      label: texts.credits,
      kind: 'number',
      hidden: true,
      cell: ({ credits }) => words.formats.number(credits),
    },
    {
      key: 'status',
      label: texts.status,
      keepTogether: true,
      cell: (user) => <UserStatus user={user} isOwn={user.id === own} />,
    },
    {
      key: 'since',
      label: texts.since,
      kind: 'quiet',
      keepTogether: true,
      sortBy: 'created_at',
      cell: ({ created_at: since }) => words.formats.date(since),
    },
    {
      key: 'seen',
      label: texts.lastSeen,
      kind: 'quiet',
      keepTogether: true,
      hidden: true,
      cell: ({ last_seen_at: seen }) => (seen === null ? texts.never : words.formats.date(seen)),
    },
  ];
}

const statuses = [1, 2, 0, 3, 4] as const;

/** Filters of the table. */
function useFilters({ texts }: AdminSite): readonly TableFilter[] {
  const countries = useQuery(placeQueries.countries(useApi())).data ?? [];
  return [
    {
      name: 'status',
      label: texts.status,
      values: statuses.map((value) => [String(value), statusNames(texts)[value]] as const),
    },
    {
      name: 'group',
      label: texts.role,
      values: [
        ['1', texts.roleAdministrator],
        ['6', texts.roleRegional],
      ],
    },
    { name: 'country', label: texts.country, values: countries.map(({ id, name }) => [String(id), name] as const) },
  ];
}

/** Actions on many users. [J41] */
function useBulk({ texts }: AdminSite): readonly BulkAction<AdminUser>[] {
  const api = useApi();
  const to =
    (status: 1 | 2 | 3) =>
    ({ id }: AdminUser, reason: string) =>
      readCall(api, changeUserStatus, { user_id: id, status, ...(reason !== '' && { reason }) });
  const reason = { label: texts.reason, hint: texts.reasonHint, missing: texts.reasonRequired };

  return [
    {
      key: 'suspend',
      label: texts.bulkSuspend,
      icon: 'ban',
      text: texts.bulkSuspendText,
      reason,
      run: to(userStatus.suspended),
    },
    {
      key: 'ban',
      label: texts.bulkBan,
      icon: 'lock',
      danger: true,
      text: texts.bulkBanText,
      reason,
      run: to(userStatus.banned),
    },
    {
      key: 'activate',
      label: texts.bulkActivate,
      icon: 'user-check',
      text: texts.bulkActivateText,
      run: to(userStatus.active),
    },
  ];
}

/** The table of users: searched, filtered, ordered and paged by the server. [J37] */
export function UsersPage() {
  const site = useSite();
  const { texts } = site;
  const api = useApi();
  const queries = useQueryClient();
  const own = queries.getQueryData<SessionUser>(sessionKey)?.id;
  const [params] = useSearchParams();
  const query = readTableQuery(params);
  const { page: _page, limit: _limit, ...filter } = query;
  const users = useQuery(userQueries.table(api, query));
  const total = users.data?.meta.total ?? 0;
  const columns = useMemo(() => columnsOf(site, own), [site, own]);

  return (
    <AdminFrame
      title={texts.users}
      subtitle={countText(site, users.data?.meta.total)}
      actions={
        <Button variant="primary" icon="user-plus" href={`${base}/users/new`}>
          {texts.newUser}
        </Button>
      }
    >
      <AdminTable
        path="users"
        caption={texts.users}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
        answer={{ ...users, rows: users.data?.data ?? noUsers, total }}
        perPage={usersOfPage}
        sorting={{ codec: directionInSort, now: usersSorting(params) }}
        filters={useFilters(site)}
        filtersLabel={texts.filters}
        search={texts.search}
        empty={{ icon: 'search-x', title: texts.noUsers, help: texts.noUsersHelp }}
        failed={texts.failed}
        file={{ name: 'users', ask: (client) => readCall(client, exportUsers, filter) }}
        bulk={useBulk(site)}
        onChanged={() => void queries.invalidateQueries({ queryKey: userQueries.all })}
      />
    </AdminFrame>
  );
}

/** The same list each time, so that the table does not render again. */
const noUsers: readonly AdminUser[] = [];
