import { useQuery } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { ChangeMeta, ManagedGroup, ManagedTitles } from '@volan/api-contract';
import { createGroup, deleteGroup, sortGroups, updateGroup } from '@volan/api-contract/wire';
import { slugOf } from '@volan/domain-rules';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { SidePanel } from '@volan/ui/SidePanel';
import { SortableTree, type TreeMove } from '@volan/ui/SortableTree';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { AdminFrame } from '../../shell/AdminFrame.tsx';
import { base } from '../../shell/AdminLink.tsx';
import { countedText } from '../../shell/countText.ts';
import { useSite } from '../../shell/site.ts';
import { useMay } from '../../shell/useActor.ts';
import { RowsTable } from '../../entities/taxonomy/RowsTable.tsx';
import { orderAfter } from '../../entities/taxonomy/treeOf.ts';
import { ChangeFailed, useSlugError } from '../../entities/taxonomy/ChangeFailed.tsx';
import { managedQueries, useTaxonomyChange, useUndo } from '../../entities/taxonomy/taxonomyQueries.ts';
import { isTitled, TitleFields, titleIn } from '../../entities/taxonomy/TitleFields.tsx';
import { sentTitles } from '../../entities/taxonomy/sentTitles.ts';
import { useNarrow } from '../../entities/taxonomy/useNarrow.ts';
import { treeLabels } from '../../entities/taxonomy/treeLabels.ts';

interface GroupPanelProps {
  /** Null: a new one. */
  group: ManagedGroup | null;
  onClose: () => void;
  onChanged: (answer: { meta: { change: number } }) => void;
}

function GroupPanel({ group, onClose, onChanged }: GroupPanelProps) {
  const { texts, language } = useSite();
  const isSheet = useNarrow();
  const [titles, setTitles] = useState<ManagedTitles>(group?.titles ?? {});
  const [typed, setTyped] = useState<string | null>(null);
  const [complains, setComplains] = useState(false);
  const slug = group?.slug ?? typed ?? slugOf(titles.rs ?? '', '');
  const save = useTaxonomyChange(async (api, _: null): Promise<{ meta: ChangeMeta }> =>
    group
      ? readCall(api, updateGroup, { id: group.id, version: group.version, titles: sentTitles(titles) })
      : readCall(api, createGroup, { slug, titles: sentTitles(titles) }),
  );
  const slugError = useSlugError(save.error);

  return (
    <SidePanel
      id="group"
      place="beside"
      title={group ? titleIn(group, language) : texts.newGroup}
      closeLabel={texts.closePanel}
      onClose={onClose}
      {...(isSheet && { open: true, onOpenChange: (open: boolean) => (open ? undefined : onClose()) })}
      actions={
        <>
          <Button size="small" onClick={onClose}>
            {texts.cancelChanges}
          </Button>
          <Button
            size="small"
            variant="primary"
            busyLabel={save.isPending ? texts.saving : undefined}
            onClick={() => {
              setComplains(true);
              if (isTitled(titles)) save.mutate(null, { onSuccess: onChanged });
            }}
          >
            {texts.saveChanges}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <ChangeFailed
          error={slugError === undefined ? save.error : null}
          name={titles.rs ?? slug}
          onReload={() => save.reset()}
        />
        <TextInput
          id="group-slug"
          label={texts.slug}
          hint={texts.slugHint}
          error={slugError}
          readOnly={group !== null}
          autoComplete="off"
          value={slug}
          onValueChange={setTyped}
        />
        <TitleFields id="group-title" layout="single" titles={titles} complains={complains} onChange={setTitles} />
      </Stack>
    </SidePanel>
  );
}

const none: readonly ManagedGroup[] = [];

/** Groups of questions: the sections of the form, in their order. [J124-J128] */
export function GroupsPage() {
  const site = useSite();
  const { texts, words, language } = site;
  const found = useQuery(managedQueries.groups(useApi()));
  const rows = found.data ?? none;
  const [chosen, setChosen] = useState<string | null>(null);
  const mayEdit = useMay('specifications.edit');
  const { undo, canUndo, takeBack, note } = useUndo();
  const sort = useTaxonomyChange((api, move: TreeMove) =>
    readCall(api, sortGroups, { sort: orderAfter(rows, move).sort, was: rows.map(({ id }) => id) }),
  );
  const remove = useTaxonomyChange((api, id: number) => readCall(api, deleteGroup, { id }));
  const current = rows.find(({ id }) => String(id) === chosen) ?? null;

  return (
    <AdminFrame
      title={texts.groupsTitle}
      edit="specifications.edit"
      subtitle={countedText(found.data?.length, texts.groupsCount)}
      path={
        <Breadcrumbs
          label={texts.specifications}
          crumbs={[{ label: texts.specifications, href: `${base}/specifications` }, { label: texts.groups }]}
        />
      }
      actions={
        <>
          <Button icon="undo-2" disabled={!canUndo} onClick={takeBack}>
            {texts.undoLast}
          </Button>
          <Button variant="primary" icon="plus" onClick={() => setChosen('new')}>
            {texts.newGroup}
          </Button>
        </>
      }
      {...(chosen !== null && {
        aside: (
          <GroupPanel
            key={current ? `${current.id} ${current.version}` : 'new'}
            group={current}
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
          error={remove.error ?? sort.error ?? undo.error}
          name={texts.group}
          onReload={() => void found.refetch()}
        />
        {!mayEdit && (
          <RowsTable
            id="groups"
            caption={texts.groupsTitle}
            rows={rows.map((row) => ({
              id: row.id,
              name: titleIn(row, language),
              count: row.specifications,
              isOffered: row.status === 1,
            }))}
            countLabel={texts.specifications}
            empty={texts.noRows}
          />
        )}
        {mayEdit && rows.length > 0 && (
          <SortableTree
            id="groups"
            label={texts.groupsTitle}
            levels={1}
            nodes={rows.map((row) => ({
              id: String(row.id),
              name: titleIn(row, language),
              count: words.formats.number(row.specifications),
              visible: row.status === 1,
              ...(row.specifications > 0 && { undeletable: texts.groupHint }),
            }))}
            {...(current && { currentId: String(current.id) })}
            labels={treeLabels(texts, texts.groupHint)}
            onMove={(move) => sort.mutate(move, { onSuccess: note })}
            onRemove={(id) => remove.mutate(Number(id))}
            onOpen={setChosen}
          />
        )}
      </Stack>
    </AdminFrame>
  );
}
