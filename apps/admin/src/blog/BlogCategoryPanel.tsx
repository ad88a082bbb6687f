import { readCall } from '@volan/api-client';
import type { ManagedBlogCategory, ManagedTitles } from '@volan/api-contract';
import { createBlogCategory, updateBlogCategory } from '@volan/api-contract/wire';
import { slugOf } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Select } from '@volan/ui/Select';
import { SidePanel } from '@volan/ui/SidePanel';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { useSite } from '../shell/site.ts';
import { ChangeFailed, useSlugError } from '../entities/taxonomy/ChangeFailed.tsx';
import { isTitled, TitleFields, titleIn } from '../entities/taxonomy/TitleFields.tsx';
import { sentTitles } from '../entities/taxonomy/sentTitles.ts';
import { useNarrow } from '../entities/taxonomy/useNarrow.ts';
import { useBlogChange } from './blogQueries.ts';

export interface BlogCategoryPanelProps {
  /** The category to change; null: a new one. */
  category: ManagedBlogCategory | null;
  categories: readonly ManagedBlogCategory[];
  onClose: () => void;
  onChanged: (row: ManagedBlogCategory) => void;
}

/** Ids of all categories below one. */
const below = (categories: readonly ManagedBlogCategory[], id: number): number[] =>
  categories.filter((row) => row.parent_id === id).flatMap((row) => [row.id, ...below(categories, row.id)]);

/**
 * One blog category with its titles and its place in the tree. Its React key must hold category and version, so that
 * its fields start with their values. [J108, J109]
 */
export function BlogCategoryPanel({ category, categories, onClose, onChanged }: BlogCategoryPanelProps) {
  const isSheet = useNarrow();
  const { texts, language } = useSite();
  const [titles, setTitles] = useState<ManagedTitles>(category?.titles ?? {});
  const [typed, setTyped] = useState<string | null>(null);
  const [parent, setParent] = useState(String(category?.parent_id ?? ''));
  const [complains, setComplains] = useState(false);
  const slug = category?.slug ?? typed ?? slugOf(titles.rs ?? '', '');
  const save = useBlogChange(async (api, _: null) => {
    const fields = { parent_id: parent === '' ? null : Number(parent), titles: sentTitles(titles) };
    return (
      category
        ? await readCall(api, updateBlogCategory, { ...fields, id: category.id, version: category.version })
        : await readCall(api, createBlogCategory, { ...fields, slug })
    ).data;
  });
  const slugError = useSlugError(save.error);
  const name = category ? titleIn(category, language) : texts.blogNewCategory;
  const hidden = category ? [category.id, ...below(categories, category.id)] : [];
  const submit = () => {
    setComplains(true);
    if (isTitled(titles) && slug !== '') save.mutate(null, { onSuccess: onChanged });
  };

  return (
    <SidePanel
      id="blog-category"
      place="beside"
      title={name}
      path={undefined}
      closeLabel={texts.closePanel}
      onClose={onClose}
      {...(isSheet && { open: true, onOpenChange: (open: boolean) => (open ? undefined : onClose()) })}
      actions={
        <>
          <Button size="small" onClick={onClose}>
            {texts.cancelChanges}
          </Button>
          <Button size="small" variant="primary" busyLabel={save.isPending ? texts.saving : undefined} onClick={submit}>
            {texts.saveChanges}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <ChangeFailed error={slugError === undefined ? save.error : null} name={name} onReload={() => save.reset()} />
        <TitleFields
          id="blog-category-title"
          layout="single"
          titles={titles}
          complains={complains}
          onChange={setTitles}
        />
        <TextInput
          id="blog-category-slug"
          label={texts.slug}
          hint={category ? `/blog/${slug}` : texts.slugHint}
          error={slugError ?? (complains && slug === '' ? texts.requiredField : undefined)}
          readOnly={category !== null}
          autoComplete="off"
          value={slug}
          onValueChange={setTyped}
        />
        <Select
          id="blog-category-parent"
          label={texts.parent}
          value={parent}
          onValueChange={setParent}
          options={[
            { value: '', label: texts.topLevel },
            ...categories
              .filter(({ id }) => !hidden.includes(id))
              .map((row) => ({ value: String(row.id), label: titleIn(row, language) })),
          ]}
        />
      </Stack>
    </SidePanel>
  );
}
