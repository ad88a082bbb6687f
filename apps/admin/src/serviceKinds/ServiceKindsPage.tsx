import { useQuery } from '@tanstack/react-query';
import { CallError, readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { ManagedServiceKind } from '@volan/api-contract';
import { deleteServiceKind, setServiceKindStatus, sortServiceKinds } from '@volan/api-contract/wire';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { isIconName } from '@volan/ui/names';
import { Skeleton } from '@volan/ui/Skeleton';
import { SortableTree, type TreeMove } from '@volan/ui/SortableTree';
import { Stack } from '@volan/ui/Stack';
import { useState } from 'react';
import { ChangeFailed } from '../entities/taxonomy/ChangeFailed.tsx';
import { RowsTable } from '../entities/taxonomy/RowsTable.tsx';
import { managedQueries, useTaxonomyChange, useUndo } from '../entities/taxonomy/taxonomyQueries.ts';
import { titleIn } from '../entities/taxonomy/TitleFields.tsx';
import { treeLabels } from '../entities/taxonomy/treeLabels.ts';
import { orderAfter } from '../entities/taxonomy/treeOf.ts';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { countedText } from '../shell/countText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { useMay } from '../shell/useActor.ts';
import { ServiceKindPanel } from './ServiceKindPanel.tsx';

const noRows: readonly ManagedServiceKind[] = [];

/** Moving, showing and removing kinds. */
function useKindChanges(rows: readonly ManagedServiceKind[]) {
  const sort = useTaxonomyChange((api, move: TreeMove) =>
    readCall(api, sortServiceKinds, { sort: orderAfter(rows, move).sort, was: rows.map(({ id }) => id) }),
  );
  const show = useTaxonomyChange((api, [id, on]: readonly [string, boolean]) =>
    readCall(api, setServiceKindStatus, {
      id: Number(id),
      status: on ? 1 : 0,
      version: rows.find((row) => String(row.id) === id)?.version,
    }),
  );
  const remove = useTaxonomyChange((api, id: number) => readCall(api, deleteServiceKind, { id }));

  return { sort, show, remove };
}

/** Whether a kind was not shown because a language has no title. */
const lacksTitles = (error: Error | null) =>
  error instanceof CallError && error.failed.errors?.['titles'] !== undefined;

/** Kinds as a tree of one level. */
const nodesOf = (rows: readonly ManagedServiceKind[], { texts, words, language }: AdminSite) =>
  rows.map((row) => ({
    id: String(row.id),
    name: titleIn(row, language),
    ...(isIconName(row.icon) && { icon: row.icon }),
    count: words.formats.number(row.services),
    visible: row.status === 1,
    ...(row.services > 0 && { undeletable: texts.serviceKindUsed({ count: row.services }) }),
  }));

/** Kinds of car services in the order of the directory: added, renamed, hidden, moved and removed. [A07] */
export function ServiceKindsPage() {
  const site = useSite();
  const { texts, language } = site;
  const found = useQuery(managedQueries.serviceKinds(useApi()));
  const rows = found.data ?? noRows;
  const [chosen, setChosen] = useState<string | null>(null);
  const mayEdit = useMay('service-kinds.edit');
  const { undo, canUndo, takeBack, note } = useUndo();
  const { sort, show, remove } = useKindChanges(rows);
  const current = rows.find(({ id }) => String(id) === chosen) ?? null;
  const isUntitled = lacksTitles(show.error);

  return (
    <AdminFrame
      title={texts.serviceKinds}
      edit="service-kinds.edit"
      subtitle={countedText(found.data?.length, texts.serviceKindsCount)}
      actions={
        <>
          <Button icon="undo-2" disabled={!canUndo} onClick={takeBack}>
            {texts.undoLast}
          </Button>
          <Button variant="primary" icon="plus" onClick={() => setChosen('new')}>
            {texts.newServiceKind}
          </Button>
        </>
      }
      {...((chosen === 'new' || current) && {
        aside: (
          <ServiceKindPanel
            key={current ? `${current.id} ${current.version}` : 'new'}
            kind={current}
            onClose={() => setChosen(null)}
            onChanged={(answer) => {
              note(answer);
              setChosen(null);
            }}
          />
        ),
      })}
    >
      <Stack gap={2}>
        <ChangeFailed
          error={remove.error ?? sort.error ?? undo.error ?? (isUntitled ? null : show.error)}
          name={texts.serviceKind}
          onReload={() => void found.refetch()}
        />
        {isUntitled && (
          <Alert tone="critical" urgent>
            {texts.serviceKindUntitled}
          </Alert>
        )}
        {found.isPending && <Skeleton />}
        {found.isError && (
          <Alert tone="critical" actions={<Button onClick={() => void found.refetch()}>{texts.again}</Button>}>
            {texts.serviceKindsFailed}
          </Alert>
        )}
        {found.isSuccess && rows.length === 0 && (
          <EmptyState icon="wrench" title={texts.noRows} help={texts.newServiceKind} />
        )}
        {!mayEdit && found.isSuccess && (
          <RowsTable
            id="service-kinds"
            caption={texts.serviceKinds}
            rows={rows.map((row) => ({
              id: row.id,
              name: titleIn(row, language),
              count: row.services,
              isOffered: row.status === 1,
            }))}
            countLabel={texts.serviceKindServices}
            empty={texts.noRows}
          />
        )}
        {mayEdit && rows.length > 0 && (
          <SortableTree
            id="service-kinds"
            label={texts.serviceKinds}
            levels={1}
            nodes={nodesOf(rows, site)}
            {...(current && { currentId: String(current.id) })}
            labels={treeLabels(texts, texts.serviceKindsHint)}
            onMove={(move) => sort.mutate(move, { onSuccess: note })}
            onVisibleChange={(id, visible) => show.mutate([id, visible], { onSuccess: note })}
            onRemove={(id) => remove.mutate(Number(id))}
            onOpen={setChosen}
          />
        )}
      </Stack>
    </AdminFrame>
  );
}
