import { useQuery } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { ManagedBlogCategory } from '@volan/api-contract';
import { deleteBlogCategory, setBlogCategoryStatus, sortBlogCategories } from '@volan/api-contract/wire';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { ConfirmDialog } from '@volan/ui/ConfirmDialog';
import { EmptyState } from '@volan/ui/EmptyState';
import { Skeleton } from '@volan/ui/Skeleton';
import { SortableTree, type TreeMove, type TreeNode } from '@volan/ui/SortableTree';
import { Stack } from '@volan/ui/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { countedText } from '../shell/countText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { useMay } from '../shell/useActor.ts';
import { RowsTable } from '../entities/taxonomy/RowsTable.tsx';
import { ChangeFailed } from '../entities/taxonomy/ChangeFailed.tsx';
import { orderAfter } from '../entities/taxonomy/treeOf.ts';
import { titleIn } from '../entities/taxonomy/TitleFields.tsx';
import { treeLabels } from '../entities/taxonomy/treeLabels.ts';
import { BlogCategoryPanel } from './BlogCategoryPanel.tsx';
import { BlogInUse } from './BlogInUse.tsx';
import { blogQueries, useBlogChange } from './blogQueries.ts';

const noRows: readonly ManagedBlogCategory[] = [];

/** The rows of a level in their order, with all levels below. */
function treeOf(rows: readonly ManagedBlogCategory[], above: number | null, site: AdminSite): TreeNode[] {
  const { language, texts, words } = site;
  return rows
    .filter((row) => row.parent_id === above)
    .map((row) => {
      const children = treeOf(rows, row.id, site);
      const count = words.formats.number(row.children);
      return {
        id: String(row.id),
        name: titleIn(row, language),
        count,
        visible: row.status === 1,
        ...(row.children > 0 && {
          undeletable: texts.blogInUse({ name: titleIn(row, language), count: row.children }),
        }),
        ...(children.length > 0 && { children }),
      };
    });
}

/** Moving, showing and removing categories. */
function useTreeChanges(rows: readonly ManagedBlogCategory[]) {
  const move = useBlogChange((api, to: TreeMove) => readCall(api, sortBlogCategories, orderAfter(rows, to)));
  const show = useBlogChange((api, [id, on]: readonly [string, boolean]) =>
    readCall(api, setBlogCategoryStatus, {
      id: Number(id),
      status: on ? 1 : 0,
      version: rows.find((row) => String(row.id) === id)?.version,
    }),
  );
  const remove = useBlogChange((api, { id }: ManagedBlogCategory) => readCall(api, deleteBlogCategory, { id }));

  return { move, show, remove };
}

/**
 * The tree of blog categories: they can be moved by drag and by keys, hidden, added, renamed and removed. [J107-J112]
 */
export function BlogCategoriesPage() {
  const site = useSite();
  const { texts, language } = site;
  const [params, setParams] = useSearchParams();
  const mayEdit = useMay('blog.edit');
  const found = useQuery(blogQueries.categories(useApi()));
  const rows = found.data ?? noRows;
  const [removing, setRemoving] = useState<ManagedBlogCategory | null>(null);
  const { move, show, remove } = useTreeChanges(rows);
  const chosen = params.get('category');
  const current = rows.find(({ id }) => String(id) === chosen) ?? null;
  const choose = (id: string | null) => setParams(id === null ? {} : { category: id }, { replace: true });
  const askToRemove = (id: string) => setRemoving(rows.find((row) => String(row.id) === id) ?? null);

  return (
    <AdminFrame
      title={texts.blogCategories}
      edit="blog.edit"
      subtitle={countedText(found.data?.length, texts.categoriesCount)}
      actions={
        <>
          <Button href={`${base}/blog`}>{texts.blog}</Button>
          <Button variant="primary" icon="plus" onClick={() => choose('new')}>
            {texts.blogNewCategory}
          </Button>
        </>
      }
      {...((chosen === 'new' || current) && {
        aside: (
          <BlogCategoryPanel
            key={current ? `${current.id} ${current.version}` : 'new'}
            category={current}
            categories={rows}
            onClose={() => choose(null)}
            onChanged={({ id }) => choose(String(id))}
          />
        ),
      })}
    >
      <Stack gap={2}>
        {[move, show].map(({ error }, index) => (
          <ChangeFailed key={index} error={error} name={texts.category} onReload={() => void found.refetch()} />
        ))}
        <BlogInUse error={remove.error} name={remove.variables ? titleIn(remove.variables, language) : ''} />
        {found.isPending && <Skeleton />}
        {found.isError && (
          <Alert tone="critical" actions={<Button onClick={() => void found.refetch()}>{texts.again}</Button>}>
            {texts.blogCategoriesFailed}
          </Alert>
        )}
        {found.isSuccess && rows.length === 0 && (
          <EmptyState icon="folder-tree" title={texts.noRows} help={texts.blogNewCategory} />
        )}
        {!mayEdit && found.isSuccess && (
          <RowsTable
            id="blog-categories"
            caption={texts.blogCategories}
            rows={rows.map((row) => ({
              id: row.id,
              name: titleIn(row, language),
              isOffered: row.status === 1,
            }))}
            empty={texts.noRows}
          />
        )}
        {mayEdit && rows.length > 0 && (
          <SortableTree
            id="blog-categories"
            label={texts.blogCategories}
            nodes={treeOf(rows, null, site)}
            defaultOpen={rows.map(({ id }) => String(id))}
            {...(current && { currentId: String(current.id) })}
            labels={treeLabels(texts, texts.blogTree)}
            onMove={(to) => move.mutate(to)}
            onVisibleChange={(id, visible) => show.mutate([id, visible])}
            onRemove={askToRemove}
            onOpen={choose}
          />
        )}
      </Stack>
      {removing && (
        <RemoveDialog
          category={removing}
          onClose={() => setRemoving(null)}
          onConfirm={() => remove.mutate(removing, { onSuccess: () => choose(null) })}
        />
      )}
    </AdminFrame>
  );
}

interface RemoveDialogProps {
  category: ManagedBlogCategory;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a category is removed. */
function RemoveDialog({ category, onClose, onConfirm }: RemoveDialogProps) {
  const { texts, language } = useSite();
  return (
    <ConfirmDialog
      id="blog-category-remove"
      title={texts.deleteQuestion({ name: titleIn(category, language) })}
      text={texts.blogRemove}
      keep={texts.keepRow}
      confirm={texts.deleteRow}
      tone="danger"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onResult={(confirmed) => {
        if (confirmed) onConfirm();
      }}
    />
  );
}
