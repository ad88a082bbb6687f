import { useQuery, useQueryClient } from '@tanstack/react-query';
import { placeQueries, useApi } from '@volan/api-client/react';
import type { AdminUser, SessionUser } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Avatar } from '@volan/ui/Avatar';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { FilterBar } from '@volan/ui/FilterBar';
import { Link } from '@volan/ui/Link';
import { Popover } from '@volan/ui/Popover';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { sessionKey } from '../shell/sessionKey.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { TablePages } from '../shell/TablePages.tsx';
import { TableSearch } from '../shell/TableSearch.tsx';
import { readTableQuery, usersHref } from './tableQuery.ts';
import { userQueries } from './userQueries.ts';
import { UserStatus } from './UserStatus.tsx';
import { initialsOf, roleOf, statusNames } from './userWords.ts';

/** What the table is filtered by, as its address names it, with the values to choose from and their words. */
interface Field {
  readonly name: 'status' | 'group' | 'country';
  readonly label: string;
  readonly values: readonly (readonly [value: string, label: string])[];
}

function columnsOf({ texts, words }: AdminSite, params: URLSearchParams, own: number | undefined) {
  const { sort = 'desc', sortField } = readTableQuery(params);
  const sortBy = (field: 'name' | 'created_at') => {
    const isShown = field === (sortField ?? 'created_at');
    const next = isShown && sort === 'asc' ? 'desc' : 'asc';
    return {
      href: usersHref(params, { sortField: field, sort: next }),
      ...(isShown && { direction: sort === 'asc' ? ('ascending' as const) : ('descending' as const) }),
    };
  };
  const columns: DataColumn<AdminUser>[] = [
    {
      key: 'name',
      label: texts.name,
      sort: sortBy('name'),
      cell: ({ id, name }) => (
        <Row gap={1.5}>
          <Avatar size="small" initials={initialsOf(name)} />
          <Link href={`${base}/users/${id}`}>{name}</Link>
        </Row>
      ),
    },
    { key: 'email', label: texts.email, kind: 'quiet', cell: ({ email }) => email },
    { key: 'phone', label: texts.phone, kind: 'quiet', keepTogether: true, cell: ({ mobile }) => mobile },
    { key: 'role', label: texts.role, cell: (user) => roleOf(user, texts) },
    { key: 'ads', label: texts.ads, kind: 'number', cell: ({ ads }) => words.formats.number(ads) },
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
      sort: sortBy('created_at'),
      cell: ({ created_at: since }) => words.formats.date(since),
    },
  ];
  return columns;
}

const statuses = ['1', '2', '0', '3', '4'];
const administrators = ['1', '6'];

/** The table of users: searched, filtered, ordered and paged by the server. [J37] */
export function UsersPage() {
  const site = useSite();
  const { texts, words } = site;
  const api = useApi();
  const own = useQueryClient().getQueryData<SessionUser>(sessionKey)?.id;
  const [params] = useSearchParams();
  const query = readTableQuery(params);
  const { page, limit } = query;
  const users = useQuery(userQueries.table(api, query));
  const total = users.data?.meta.total ?? 0;
  const rows = users.data?.data ?? [];
  const countries = useQuery(placeQueries.countries(api)).data ?? [];
  const fields: readonly Field[] = [
    {
      name: 'status',
      label: texts.status,
      values: statuses.map((value) => [value, statusNames(texts)[Number(value) as 0 | 1 | 2 | 3 | 4]] as const),
    },
    {
      name: 'group',
      label: texts.role,
      values: administrators.map(
        (value) => [value, value === '1' ? texts.roleAdministrator : texts.roleRegional] as const,
      ),
    },
    { name: 'country', label: texts.country, values: countries.map(({ id, name }) => [String(id), name] as const) },
  ];
  const unset = fields.filter(({ name }) => !params.has(name));
  return (
    <AdminFrame
      title={texts.users}
      subtitle={words.formats.number(total)}
      actions={
        <Button variant="primary" icon="user-plus" href={`${base}/users/new`}>
          {texts.newUser}
        </Button>
      }
    >
      <DataTable
        id="users"
        caption={texts.users}
        columns={columnsOf(site, params, own)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        scroll="always"
        {...(users.isPending && { loading: { label: texts.loading, rows: 10 } })}
        filters={
          <FilterBar
            label={texts.filters}
            search={
              <TableSearch
                id="users-search"
                label={texts.search}
                value={query.search ?? ''}
                hrefOf={(search) => usersHref(params, { search })}
              />
            }
            filters={fields.flatMap(({ name, values }) => {
              const [, label] = values.find(([value]) => value === params.get(name)) ?? [];
              return label === undefined ? [] : [{ label, href: usersHref(params, { [name]: null }) }];
            })}
            removeLabel={texts.remove}
            fields={unset.map(({ name, label }) => ({ label, opens: `users-${name}` }))}
            addLabel={texts.addFilter}
            clear={{ label: texts.clear, href: `${base}/users` }}
          />
        }
        empty={
          users.isError ? (
            <Alert tone="critical" actions={<Button onClick={() => void users.refetch()}>{texts.again}</Button>}>
              {texts.failed}
            </Alert>
          ) : (
            <EmptyState icon="search-x" title={texts.noUsers} help={texts.noUsersHelp} />
          )
        }
        foot={
          <TablePages
            page={page}
            perPage={limit}
            total={total}
            hrefOf={(to) => usersHref(params, { page: String(to) })}
          />
        }
      />
      {unset.map(({ name, label, values }) => (
        <Popover key={name} id={`users-${name}`} title={label}>
          <Stack gap={1}>
            {values.map(([value, word]) => (
              <Link key={value} href={usersHref(params, { [name]: value })}>
                {word}
              </Link>
            ))}
          </Stack>
        </Popover>
      ))}
    </AdminFrame>
  );
}
