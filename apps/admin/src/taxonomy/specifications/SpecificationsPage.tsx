import { useQuery } from '@tanstack/react-query';
import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { ManagedSpecification } from '@volan/api-contract';
import {
  setSpecificationHighlight,
  setSpecificationInfilter,
  setSpecificationIntitle,
  setSpecificationMulti,
  setSpecificationShortfilter,
  setSpecificationStatus,
  sortSpecifications,
} from '@volan/api-contract/wire';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { FlagMatrix, type FlagName, type FlagRow } from '@volan/ui/FlagMatrix';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { SidePanel } from '@volan/ui/SidePanel';
import { Stack } from '@volan/ui/Stack';
import { Tag } from '@volan/ui/Tag';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../../shell/AdminFrame.tsx';
import { base } from '../../shell/AdminLink.tsx';
import { countedText } from '../../shell/countText.ts';
import { useSite } from '../../shell/site.ts';
import { useMay } from '../../shell/useActor.ts';
import { pathOf } from '../../entities/taxonomy/treeOf.ts';
import { ChangeFailed } from '../../entities/taxonomy/ChangeFailed.tsx';
import { managedQueries, useTaxonomyChange, useUndo } from '../../entities/taxonomy/taxonomyQueries.ts';
import { titleIn } from '../../entities/taxonomy/TitleFields.tsx';
import { useNarrow } from '../../entities/taxonomy/useNarrow.ts';
import { SpecificationPreview } from './SpecificationPreview.tsx';
import { flagColumns, flagsOf, typeName } from './specificationWords.ts';

const calls = {
  status: setSpecificationStatus,
  infilter: setSpecificationInfilter,
  highlight: setSpecificationHighlight,
  shortfilter: setSpecificationShortfilter,
  intitle: setSpecificationIntitle,
  multi: setSpecificationMulti,
};

/** Sets one flag of a question, if it still has the version that the administrator saw. [J117-J122, T50] */
export const setFlag = (
  api: Api,
  { id, version }: Pick<ManagedSpecification, 'id' | 'version'>,
  flag: FlagName,
  on: boolean,
) => readCall(api, calls[flag], { id, version, status: on ? 1 : 0 });

/** Flags that were changed and are not published yet, by question and flag. */
type Changes = Readonly<Record<string, Readonly<Partial<Record<FlagName, boolean>>>>>;

const none: readonly ManagedSpecification[] = [];

/**
 * Where each question of a category is shown: flags are set here, previewed, and published together. [J113, J117-J123]
 */
export function SpecificationsPage() {
  const site = useSite();
  const { texts, words, language } = site;
  const api = useApi();
  const [params, setParams] = useSearchParams();
  const categories = useQuery(managedQueries.categories(api)).data ?? [];
  const categoryId = Number(params.get('category') ?? categories[0]?.id ?? 1);
  const category = categories.find(({ id }) => id === categoryId);
  const found = useQuery(managedQueries.specifications(api, categoryId));
  const groups = useQuery(managedQueries.groups(api)).data ?? [];
  const rows = found.data ?? none;
  const [changes, setChanges] = useState<Changes>({});
  const [shownId, setShownId] = useState<string | null>(null);
  const mayEdit = useMay('specifications.edit');
  const { undo, canUndo, takeBack, note } = useUndo();
  const isSheet = useNarrow();
  const shown = rows.find(({ id }) => String(id) === shownId) ?? rows[0];
  const answers = useQuery({ ...managedQueries.answers(api, shown?.id ?? 0), enabled: shown !== undefined }).data ?? [];
  const changed = Object.entries(changes).flatMap(([id, flags]) =>
    Object.entries(flags).map(([flag, on]) => ({ id: Number(id), flag: flag as FlagName, on })),
  );
  const publish = useTaxonomyChange(async (client, _: null) => {
    // each flag makes a new version, which the next change refers to
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    for (const { id, flag, on } of changed) {
      const answer = await setFlag(client, { id, version: versions.get(id) ?? 0 }, flag, on);
      versions.set(id, answer.data.version);
      note(answer);
      setChanges((held) => without(held, String(id), flag));
    }
  });
  const sort = useTaxonomyChange((client, [groupId, ids]: readonly [string, string[]]) =>
    readCall(client, sortSpecifications, {
      group_id: Number(groupId),
      sort: ids.map(Number),
      was: rows.filter(({ group_id: id }) => id === Number(groupId)).map(({ id }) => id),
    }),
  );
  const flagRow = (row: ManagedSpecification): FlagRow => {
    const id = String(row.id);
    return {
      id,
      name: titleIn(row, language),
      type: row.unit === null ? typeName(texts, row.type) : `${typeName(texts, row.type)} (${row.unit})`,
      flags: { ...flagsOf(row), ...changes[id] },
      changed: Object.keys(changes[id] ?? {}) as FlagName[],
      ...(!mayEdit
        ? { locked: Object.fromEntries(flagColumns(texts).map(({ name }) => [name, texts.headOfficeOnly])) }
        : row.type !== 'enum'
          ? { locked: { multi: texts.onlyLists } }
          : row.several > 0 && {
              locked: { multi: texts.several({ count: row.several }) },
            }),
    };
  };
  return (
    <AdminFrame
      title={texts.specificationsTitle}
      edit="specifications.edit"
      subtitle={countedText(found.data?.length, (values) =>
        texts.specificationsCount({ category: category ? titleIn(category, language) : '', ...values }),
      )}
      actions={
        changed.length > 0 ? (
          <>
            <Tag tone="caution" icon="pencil">
              {texts.unsaved({ count: words.formats.number(changed.length) })}
            </Tag>
            <Button onClick={() => setChanges({})}>{texts.discard}</Button>
            <Button
              variant="primary"
              busyLabel={publish.isPending ? texts.saving : undefined}
              onClick={() => publish.mutate(null)}
            >
              {texts.publish}
            </Button>
          </>
        ) : (
          <>
            <Button icon="undo-2" disabled={!canUndo} onClick={takeBack}>
              {texts.undoLast}
            </Button>
            <Button variant="primary" icon="plus" href={`${base}/specifications/new?category=${categoryId}`}>
              {texts.newSpecification}
            </Button>
          </>
        )
      }
      {...(shown &&
        (!isSheet || shownId !== null) && {
          aside: (
            <SidePanel
              id="specification-preview"
              place="beside"
              title={titleIn(shown, language)}
              closeLabel={texts.closePanel}
              {...(isSheet && { open: true, onOpenChange: (open: boolean) => (open ? undefined : setShownId(null)) })}
              actions={
                <Button size="small" icon="pencil" href={`${base}/specifications/${shown.id}`}>
                  {texts.editRow({ name: titleIn(shown, language) })}
                </Button>
              }
            >
              <SpecificationPreview
                layout="single"
                name={titleIn(shown, language)}
                type={shown.type}
                unit={shown.unit}
                flags={flagRow(shown).flags}
                answers={answers
                  .filter(({ status }) => status === 1)
                  .slice(0, 8)
                  .map((row) => ({
                    key: row.slug,
                    name: titleIn(row, language),
                    count: words.formats.number(row.ads),
                  }))}
              />
            </SidePanel>
          ),
        })}
    >
      <Stack gap={2}>
        <Row gap={2} align="end" justify="between" wrap>
          <Select
            id="specifications-category"
            label={texts.category}
            size="small"
            value={category ? String(category.id) : ''}
            onValueChange={(id) => {
              setChanges({});
              setParams({ category: id });
            }}
            options={
              category
                ? categories.map((row) => ({ value: String(row.id), label: pathOf(categories, row, language) }))
                : [{ value: '', label: texts.loading }]
            }
          />
          <Link href={`${base}/specifications/groups`}>{texts.groupsTitle}</Link>
        </Row>
        <ChangeFailed
          error={publish.error ?? sort.error}
          name={shown ? titleIn(shown, language) : ''}
          onReload={() => void found.refetch()}
        />
        {undo.isError && <Alert tone="caution">{texts.undoGone}</Alert>}
        <FlagMatrix
          id="specification-flags"
          caption={texts.specificationsTitle}
          nameLabel={texts.specificationName}
          typeLabel={texts.specificationType}
          columns={flagColumns(texts)}
          groups={groups.flatMap((group) => {
            const own = rows.filter(({ group_id: id }) => id === group.id);
            return own.length > 0
              ? [{ id: String(group.id), title: titleIn(group, language), rows: own.map(flagRow) }]
              : [];
          })}
          {...(shown && { currentId: String(shown.id) })}
          changedLabel={texts.notPublished}
          onFlagChange={(id, flag, on) => {
            // on a phone the sheet would cover the boxes
            if (!isSheet) setShownId(id);
            const stored = rows.find((row) => String(row.id) === id);
            const isStored = stored && flagsOf(stored)[flag] === on;
            setChanges((held) => (isStored ? without(held, id, flag) : { ...held, [id]: { ...held[id], [flag]: on } }));
          }}
          onOpen={setShownId}
          {...(mayEdit && {
            order: {
              gripLabel: (name: string) => texts.moveRow({ name }),
              upLabel: texts.moveUp,
              downLabel: texts.moveDown,
              moved: (name: string, position: number) => texts.movedRow({ name, position }),
              onOrder: (groupId: string, ids: string[]) => sort.mutate([groupId, ids], { onSuccess: note }),
            },
          })}
          empty={
            found.isError ? (
              <Alert tone="critical" actions={<Button onClick={() => void found.refetch()}>{texts.again}</Button>}>
                {texts.failedTaxonomy}
              </Alert>
            ) : found.isPending ? (
              texts.loading
            ) : (
              <EmptyState icon="list-tree" title={texts.noSpecifications} help={texts.noSpecificationsHelp} />
            )
          }
        />
      </Stack>
    </AdminFrame>
  );
}

/** The changes without one of them. */
function without(changes: Changes, id: string, flag: FlagName): Changes {
  const { [flag]: _flag, ...flags } = changes[id] ?? {};
  const { [id]: _row, ...others } = changes;
  return Object.keys(flags).length > 0 ? { ...others, [id]: flags } : others;
}
