import { useQuery } from '@tanstack/react-query';
import { CallError, readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { ManagedCategory } from '@volan/api-contract';
import { deleteCategory, setCategoryStatus, sortCategories } from '@volan/api-contract/wire';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { SearchInput } from '@volan/ui/SearchInput';
import { Skeleton } from '@volan/ui/Skeleton';
import { SortableTree, type TreeMove } from '@volan/ui/SortableTree';
import { Stack } from '@volan/ui/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../../shell/AdminFrame.tsx';
import { countedText } from '../../shell/countText.ts';
import { useSite } from '../../shell/site.ts';
import { useMay } from '../../shell/useActor.ts';
import { managedQueries, useTaxonomyChange, useUndo } from '../../entities/taxonomy/taxonomyQueries.ts';
import { titleIn } from '../../entities/taxonomy/TitleFields.tsx';
import { treeLabels } from '../../entities/taxonomy/treeLabels.ts';
import { CategoryList, CategoryNotices, RemoveDialog } from './categoryParts.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import { orderAfter, treeOf } from '../../entities/taxonomy/treeOf.ts';

const noRows: readonly ManagedCategory[] = [];

/** Moving, showing and removing categories, and taking the last change back. */
function useTreeChanges(rows: readonly ManagedCategory[]) {
  const move = useTaxonomyChange((api, to: TreeMove) => readCall(api, sortCategories, orderAfter(rows, to)));
  const show = useTaxonomyChange((api, [id, on]: readonly [string, boolean]) =>
    readCall(api, setCategoryStatus, {
      id: Number(id),
      status: on ? 1 : 0,
      version: rows.find((row) => String(row.id) === id)?.version,
    }),
  );
  const remove = useTaxonomyChange((api, id: number) => readCall(api, deleteCategory, { id }));

  return {
    ...useUndo(),
    move,
    show,
    remove,
    /** A category without titles in all languages cannot be shown. */
    isUntitled: show.error instanceof CallError && show.error.failed.errors?.['titles'] !== undefined,
  };
}

interface PageActionsProps {
  canUndo: boolean;
  isUndoing: boolean;
  onUndo: () => void;
  onNew: () => void;
}

/** Takes the last change back, or begins a new category. */
function PageActions({ canUndo, isUndoing, onUndo, onNew }: PageActionsProps) {
  const { texts } = useSite();
  return (
    <>
      <Button icon="undo-2" disabled={!canUndo} busyLabel={isUndoing ? texts.saving : undefined} onClick={onUndo}>
        {texts.undoLast}
      </Button>
      <Button variant="primary" icon="plus" onClick={onNew}>
        {texts.newCategory}
      </Button>
    </>
  );
}

/**
 * The tree of categories: they can be moved by drag and by keys, hidden, added, and changed at the side. Each change
 * can be undone. [J101-J106]
 */
export function CategoriesPage() {
  const site = useSite();
  const { texts, words, language } = site;
  const [params, setParams] = useSearchParams();
  const mayEdit = useMay('categories.edit');
  const found = useQuery(managedQueries.categories(useApi()));
  const rows = found.data ?? noRows;
  const [search, setSearch] = useState('');
  const [removing, setRemoving] = useState<ManagedCategory | null>(null);
  const { undo, canUndo, takeBack, note, move, show, remove, isUntitled } = useTreeChanges(rows);
  const chosen = params.get('category');
  const current = rows.find(({ id }) => String(id) === chosen) ?? null;
  const isOpen = chosen === 'new' || current !== null;
  const choose = (id: string | null) => setParams(id === null ? {} : { category: id }, { replace: true });
  const askToRemove = (id: string) => setRemoving(rows.find((row) => String(row.id) === id) ?? null);
  const nodes = treeOf(rows, null, {
    language,
    search,
    count: words.formats.number,
    undeletable: (row) => texts.inUseAds({ name: titleIn(row, language), ads: row.ads, rows: row.children }),
  });

  return (
    <AdminFrame
      title={texts.categories}
      edit="categories.edit"
      subtitle={countedText(found.data?.length, texts.categoriesCount)}
      actions={
        <PageActions canUndo={canUndo} isUndoing={undo.isPending} onUndo={takeBack} onNew={() => choose('new')} />
      }
      {...(isOpen && {
        aside: (
          <CategoryPanel
            key={current ? `${current.id} ${current.version}` : 'new'}
            category={current}
            categories={rows}
            onClose={() => choose(null)}
            onChanged={(answer) => {
              note(answer);
              choose(String(answer.data.id));
            }}
            onRemove={askToRemove}
          />
        ),
      })}
    >
      <Stack gap={2}>
        <SearchInput
          id="categories-search"
          label={texts.findCategory}
          placeholder={texts.findCategory}
          value={search}
          onValueChange={setSearch}
        />
        <CategoryNotices
          errors={[move.error, isUntitled ? null : show.error, remove.error]}
          name={removing ? titleIn(removing, language) : texts.category}
          isUntitled={isUntitled}
          undo={undo}
          onReload={() => void found.refetch()}
        />
        {found.isPending && <Skeleton />}
        {found.isError && (
          <Alert tone="critical" actions={<Button onClick={() => void found.refetch()}>{texts.again}</Button>}>
            {texts.failedTaxonomy}
          </Alert>
        )}
        {mayEdit && found.isSuccess && nodes.length === 0 && (
          <EmptyState icon="search-x" title={texts.noRows} help={texts.noRowsHelp} />
        )}
        {!mayEdit && found.isSuccess && <CategoryList rows={rows} search={search} />}
        {mayEdit && nodes.length > 0 && (
          <SortableTree
            key={search === '' ? 'all' : 'found'}
            id="categories"
            label={texts.categories}
            nodes={nodes}
            defaultOpen={rows.map(({ id }) => String(id))}
            {...(current && { currentId: String(current.id) })}
            labels={treeLabels(texts)}
            onMove={(to) => move.mutate(to, { onSuccess: note })}
            onVisibleChange={(id, visible) => show.mutate([id, visible], { onSuccess: note })}
            onRemove={askToRemove}
            onOpen={choose}
          />
        )}
      </Stack>
      <RemoveDialog
        category={removing}
        onClose={() => setRemoving(null)}
        onConfirm={({ id }) => remove.mutate(id, { onSuccess: () => choose(null) })}
      />
    </AdminFrame>
  );
}
