import { readCall } from '@volan/api-client';
import type { ChangeMeta, ManagedCategory, ManagedTitles } from '@volan/api-contract';
import { createCategory, updateCategory } from '@volan/api-contract/wire';
import { slugOf } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { SidePanel } from '@volan/ui/SidePanel';
import { Stack } from '@volan/ui/Stack';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { base } from '../../shell/AdminLink.tsx';
import { useSite } from '../../shell/site.ts';
import { ChangeFailed, useSlugError } from '../../entities/taxonomy/ChangeFailed.tsx';
import { useTaxonomyChange } from '../../entities/taxonomy/taxonomyQueries.ts';
import { useNarrow } from '../../entities/taxonomy/useNarrow.ts';
import { isTitled, TitleFields, titleIn, titleShare } from '../../entities/taxonomy/TitleFields.tsx';
import { sentTitles } from '../../entities/taxonomy/sentTitles.ts';
import { pathOf } from '../../entities/taxonomy/treeOf.ts';

export interface CategoryPanelProps {
  /** The category to change; null: a new one. */
  category: ManagedCategory | null;
  categories: readonly ManagedCategory[];
  onClose: () => void;
  onChanged: (answer: { data: ManagedCategory; meta: { change: number } }) => void;
  onRemove: (id: string) => void;
}

/**
 * One category with its titles, place and icon. Its React key must hold category and version, so that its fields start
 * with their values. [J102, J103]
 */
export function CategoryPanel(props: CategoryPanelProps) {
  const { category, categories, onClose, onChanged, onRemove } = props;
  const isSheet = useNarrow();
  const { texts, language } = useSite();
  const [titles, setTitles] = useState<ManagedTitles>(category?.titles ?? {});
  const [typed, setTyped] = useState<string | null>(null);
  const [parent, setParent] = useState(String(category?.parent_id ?? ''));
  const [icon, setIcon] = useState(category?.icon ?? 'car');
  const [kind, setKind] = useState('auto');
  const [complains, setComplains] = useState(false);
  const slug = category?.slug ?? typed ?? slugOf(titles.rs ?? '', '');
  const above = parent === '' ? null : Number(parent);
  const save = useTaxonomyChange(async (api, _: null): Promise<{ data: ManagedCategory; meta: ChangeMeta }> => {
    const fields = { parent_id: above, icon, titles: sentTitles(titles) };
    return category
      ? readCall(api, updateCategory, { ...fields, id: category.id, version: category.version })
      : readCall(api, createCategory, { ...fields, slug, ...(above === null && { kind }) });
  });
  const slugError = useSlugError(save.error);
  const submit = () => {
    setComplains(true);
    if (isTitled(titles) && slug !== '') save.mutate(null, { onSuccess: onChanged });
  };
  const name = category ? titleIn(category, language) : texts.newCategory;
  const isKept = category !== null && (category.ads > 0 || category.children > 0);

  return (
    <SidePanel
      id="category"
      place="beside"
      title={name}
      path={category ? pathOf(categories, category, language) : undefined}
      closeLabel={texts.closePanel}
      onClose={onClose}
      {...(isSheet && { open: true, onOpenChange: (open: boolean) => (open ? undefined : onClose()) })}
      startAction={
        category && (
          <Button size="small" variant="danger" disabled={isKept} onClick={() => onRemove(String(category.id))}>
            {texts.deleteRow}
          </Button>
        )
      }
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
      note={isKept ? texts.inUseAds({ name, ads: category.ads, rows: category.children }) : undefined}
    >
      <Stack gap={2}>
        <ChangeFailed error={slugError === undefined ? save.error : null} name={name} onReload={() => save.reset()} />
        {category?.status !== 1 && <Alert tone="info">{texts.categoryHiddenFirst}</Alert>}
        <Row justify="between">
          <Text as="span">{texts.translations}</Text>
          <Tag tone={titleShare(titles) === '9 / 9' ? 'positive' : 'caution'}>{titleShare(titles)}</Tag>
        </Row>
        <TitleFields id="category-title" layout="single" titles={titles} complains={complains} onChange={setTitles} />
        <TextInput
          id="category-slug"
          label={texts.slug}
          hint={category ? `/catalog/${slug}` : texts.slugHint}
          error={slugError ?? (complains && slug === '' ? texts.requiredField : undefined)}
          readOnly={category !== null}
          autoComplete="off"
          value={slug}
          onValueChange={setTyped}
        />
        <ParentSelect category={category} categories={categories} value={parent} onValueChange={setParent} />
        {category === null && above === null && (
          <TextInput
            id="category-kind"
            label={texts.kind}
            hint={texts.kindHint}
            autoComplete="off"
            value={kind}
            onValueChange={setKind}
          />
        )}
        <TextInput id="category-icon" label={texts.iconName} autoComplete="off" value={icon} onValueChange={setIcon} />
        {category && (
          <Row justify="between">
            <Text as="span">{texts.specificationsOf}</Text>
            <Link href={`${base}/specifications?category=${category.id}`}>
              {texts.fields({ count: category.specifications })}
            </Link>
          </Row>
        )}
      </Stack>
    </SidePanel>
  );
}

interface ParentSelectProps extends Pick<CategoryPanelProps, 'category' | 'categories'> {
  value: string;
  onValueChange: (id: string) => void;
}

/** The category above: none of those below it, and not itself. */
function ParentSelect({ category, categories, value, onValueChange }: ParentSelectProps) {
  const { texts, language } = useSite();
  const branch = category ? [category.id, ...below(categories, category.id)] : [];

  return (
    <Select
      id="category-parent"
      label={texts.parent}
      value={value}
      onValueChange={onValueChange}
      options={[
        { value: '', label: texts.topLevel },
        ...categories
          .filter(({ id }) => !branch.includes(id))
          .map((row) => ({ value: String(row.id), label: pathOf(categories, row, language) })),
      ]}
    />
  );
}

/** Ids of all categories below one. */
function below(categories: readonly ManagedCategory[], id: number): number[] {
  return categories
    .filter(({ parent_id: above }) => above === id)
    .flatMap((row) => [row.id, ...below(categories, row.id)]);
}
