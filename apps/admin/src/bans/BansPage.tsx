import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { Ban } from '@volan/api-contract';
import { fieldInSort, readSorting } from '@volan/domain-rules';
import { Stack } from '@volan/ui/Stack';
import { IconButton } from '@volan/ui/IconButton';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tablePage } from '../shell/tableHref.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { TableColumn } from '../table/TableColumn.ts';
import { BanForm, banKindWords } from './BanForm.tsx';
import { banQueries, useBanChanges } from './banQueries.ts';

/** Bans on one page, as the API returns them. */
const perPage = 24;

const columnsOf = ({ texts, words }: AdminSite, lift: (id: number) => void): readonly TableColumn<Ban>[] => [
  { key: 'value', label: texts.banValue, sortBy: 'value', cell: ({ value }) => value },
  { key: 'kind', label: texts.banKind, sortBy: 'kind', cell: ({ kind }) => texts[banKindWords[kind]] },
  { key: 'note', label: texts.banNote, cell: ({ note }) => note },
  { key: 'by', label: texts.banBy, kind: 'quiet', cell: ({ added_by: by }) => by ?? '–' },
  {
    key: 'at',
    label: texts.banAdded,
    sortBy: 'created_at',
    kind: 'quiet',
    keepTogether: true,
    cell: ({ created_at: at }) => words.formats.date(at),
  },
  {
    key: 'lift',
    label: texts.actions,
    cell: ({ id, value }) => (
      <IconButton icon="trash-2" label={`${texts.banLift}: ${value}`} onClick={() => lift(id)} />
    ),
  },
];

/** Words, addresses of mail and networks that are banned. [P58] */
export function BansPage() {
  const site = useSite();
  const { texts } = site;
  const api = useApi();
  const [params] = useSearchParams();
  const now = readSorting(fieldInSort, params, ['value', 'kind', 'created_at'], {
    field: 'created_at',
    direction: 'desc',
  });
  const bans = useQuery(banQueries.page(api, { page: tablePage(params), sort: now.field, order: now.direction }));
  const { remove } = useBanChanges();

  return (
    <AdminFrame title={texts.bans} subtitle={texts.bansText}>
      <Stack gap={2}>
        <BanForm />
        <FailedCall error={remove.error} />
        <AdminTable
          path="bans"
          caption={texts.bans}
          columns={columnsOf(site, remove.mutate)}
          rowKey={({ id }) => String(id)}
          rowName={({ value }) => value}
          answer={{
            rows: bans.data?.data ?? [],
            total: bans.data?.meta.total ?? 0,
            isPending: bans.isPending,
            isError: bans.isError,
            refetch: bans.refetch,
          }}
          perPage={perPage}
          sorting={{ codec: fieldInSort, now }}
          empty={{ icon: 'ban', title: texts.noBans, help: texts.noBansHelp }}
          failed={texts.bansFailed}
        />
      </Stack>
    </AdminFrame>
  );
}
