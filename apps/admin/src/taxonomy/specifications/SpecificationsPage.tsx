import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { ManagedCategory, ManagedGroup, ManagedSpecification } from '@volan/api-contract';
import { sortSpecifications } from '@volan/api-contract/wire';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { FlagMatrix } from '@volan/ui/FlagMatrix';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
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
import { ShownSpecification } from './ShownSpecification.tsx';
import { flagColumns, flagRowOf } from './specificationWords.ts';
import { PublishFlags, useFlagChanges } from './flagChanges.tsx';

const none: readonly ManagedSpecification[] = [];

/** Changes the order of the questions of a group. */
const useSort = (rows: readonly ManagedSpecification[]) =>
  useTaxonomyChange((client, [groupId, ids]: readonly [string, string[]]) =>
    readCall(client, sortSpecifications, {
      group_id: Number(groupId),
      sort: ids.map(Number),
      was: rows.filter(({ group_id: id }) => id === Number(groupId)).map(({ id }) => id),
    }),
  );

/** The words for changing the order. */
const orderWords = (texts: ReturnType<typeof useSite>['texts']) => ({
  gripLabel: (name: string) => texts.moveRow({ name }),
  upLabel: texts.moveUp,
  downLabel: texts.moveDown,
  moved: (name: string, position: number) => texts.movedRow({ name, position }),
});

/** The groups that have questions, with the rows of these. */
const flagGroups = <FlagRow,>(
  groups: readonly ManagedGroup[],
  rows: readonly ManagedSpecification[],
  flagRow: (row: ManagedSpecification) => FlagRow,
  language: 'rs' | 'en',
) =>
  groups.flatMap((group) => {
    const own = rows.filter(({ group_id: id }) => id === group.id);
    return own.length > 0 ? [{ id: String(group.id), title: titleIn(group, language), rows: own.map(flagRow) }] : [];
  });

/**
 * Where each question of a category is shown: flags are set here, previewed, and published together. [J113, J117-J123]
 */
export function SpecificationsPage() {
  const site = useSite();
  const { texts, language } = site;
  const api = useApi();
  const [params, setParams] = useSearchParams();
  const categories = useQuery(managedQueries.categories(api)).data ?? [];
  const categoryId = Number(params.get('category') ?? categories[0]?.id ?? 1);
  const category = categories.find(({ id }) => id === categoryId);
  const found = useQuery(managedQueries.specifications(api, categoryId));
  const groups = useQuery(managedQueries.groups(api)).data ?? [];
  const rows = found.data ?? none;
  const [shownId, setShownId] = useState<string | null>(null);
  const mayEdit = useMay('specifications.edit');
  const { undo, canUndo, takeBack, note } = useUndo();
  const isSheet = useNarrow();
  const shown = rows.find(({ id }) => String(id) === shownId) ?? rows[0];
  const answers = useQuery({ ...managedQueries.answers(api, shown?.id ?? 0), enabled: shown !== undefined }).data ?? [];
  const { changes, changed, set, discard, publish } = useFlagChanges(rows, note);
  const sort = useSort(rows);
  const flagRow = (row: ManagedSpecification) => flagRowOf(row, changes, mayEdit, site);

  return (
    <AdminFrame
      title={texts.specificationsTitle}
      edit="specifications.edit"
      subtitle={countedText(found.data?.length, (values) =>
        texts.specificationsCount({ category: category ? titleIn(category, language) : '', ...values }),
      )}
      actions={
        changed.length > 0 ? (
          <PublishFlags count={changed.length} publish={publish} onDiscard={discard} />
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
            <ShownSpecification
              specification={shown}
              answers={answers}
              flags={flagRow(shown).flags}
              {...(isSheet && { onClose: () => setShownId(null) })}
            />
          ),
        })}
    >
      <Stack gap={2}>
        <Row gap={2} align="end" justify="between" wrap>
          <CategorySelect
            category={category}
            categories={categories}
            onValueChange={(id) => {
              discard();
              setParams({ category: id });
            }}
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
          groups={flagGroups(groups, rows, flagRow, language)}
          {...(shown && { currentId: String(shown.id) })}
          changedLabel={texts.notPublished}
          onFlagChange={(id, flag, on) => {
            // on a phone the sheet would cover the boxes
            if (!isSheet) setShownId(id);
            set(id, flag, on);
          }}
          onOpen={setShownId}
          {...(mayEdit && {
            order: {
              ...orderWords(texts),
              onOrder: (groupId: string, ids: string[]) => sort.mutate([groupId, ids], { onSuccess: note }),
            },
          })}
          empty={<NoSpecifications isError={found.isError} isPending={found.isPending} refetch={found.refetch} />}
        />
      </Stack>
    </AdminFrame>
  );
}

interface CategorySelectProps {
  /** Undefined until the categories are read. */
  category: ManagedCategory | undefined;
  categories: readonly ManagedCategory[];
  onValueChange: (id: string) => void;
}

/** Whose questions are shown. */
function CategorySelect({ category, categories, onValueChange }: CategorySelectProps) {
  const { texts, language } = useSite();
  return (
    <Select
      id="specifications-category"
      label={texts.category}
      size="small"
      value={category ? String(category.id) : ''}
      onValueChange={onValueChange}
      options={
        category
          ? categories.map((row) => ({ value: String(row.id), label: pathOf(categories, row, language) }))
          : [{ value: '', label: texts.loading }]
      }
    />
  );
}

/** In place of the table: why it has no rows. */
function NoSpecifications({ isError, isPending, refetch }: Pick<UseQueryResult, 'isError' | 'isPending' | 'refetch'>) {
  const { texts } = useSite();
  if (isError) {
    return (
      <Alert tone="critical" actions={<Button onClick={() => void refetch()}>{texts.again}</Button>}>
        {texts.failedTaxonomy}
      </Alert>
    );
  }
  if (isPending) return texts.loading;

  return <EmptyState icon="list-tree" title={texts.noSpecifications} help={texts.noSpecificationsHelp} />;
}
