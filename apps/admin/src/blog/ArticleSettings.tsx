import type { ManagedBlogCategory } from '@volan/api-contract';
import { brandIds, brands, languages, slugOf } from '@volan/domain-rules';
import { Card } from '@volan/ui/Card';
import { Select } from '@volan/ui/Select';
import { TextInput } from '@volan/ui/TextInput';
import { useSite } from '../shell/site.ts';
import { titleIn } from '../entities/taxonomy/TitleFields.tsx';
import type { ArticleFields } from './ArticleFields.ts';
import { OriginalField } from './OriginalField.tsx';

export interface ArticleSettingsProps {
  /** Null: it is not stored yet. */
  articleId: number | null;
  fields: ArticleFields;
  categories: readonly ManagedBlogCategory[];
  errorOf: (field: keyof ArticleFields) => string | undefined;
  onChange: (changes: Partial<ArticleFields>) => void;
}

/** Settings that decide where, when and for whom an article is shown. */
export function ArticleSettings({ articleId, fields, categories, errorOf, onChange }: ArticleSettingsProps) {
  const { texts, language } = useSite();
  return (
    <Card as="section" gap={2} aria-label={texts.blogState}>
      <Select
        id="article-category"
        label={texts.blogCategory}
        error={errorOf('blog_category_id')}
        value={fields.blog_category_id}
        onValueChange={(category) => onChange({ blog_category_id: category })}
        options={[
          { value: '', label: '–' },
          ...categories.map((row) => ({ value: String(row.id), label: titleIn(row, language) })),
        ]}
      />
      <TextInput
        id="article-author"
        label={texts.blogAuthor}
        error={errorOf('author')}
        maxLength={80}
        autoComplete="off"
        value={fields.author}
        onValueChange={(author) => onChange({ author })}
      />
      <TextInput
        id="article-moment"
        label={texts.blogMoment}
        hint={texts.blogMomentHint}
        error={errorOf('publish_at')}
        placeholder="2026-11-25 08:00"
        autoComplete="off"
        value={fields.publish_at}
        onValueChange={(moment) => onChange({ publish_at: moment })}
      />
      <Select
        id="article-language"
        label={texts.blogLanguage}
        error={errorOf('lang')}
        value={fields.lang}
        onValueChange={(chosen) =>
          onChange({ lang: languages.find(({ value }) => value === chosen)?.value ?? fields.lang })
        }
        options={languages.map(({ value, name }) => ({ value, label: name }))}
      />
      <OriginalField
        articleId={articleId}
        error={errorOf('translates_id')}
        value={fields.translates_id}
        onChange={(original) => onChange({ translates_id: original })}
      />
      <Select
        id="article-brand"
        label={texts.blogBrand}
        error={errorOf('brand')}
        value={fields.brand}
        onValueChange={(chosen) => onChange({ brand: chosen })}
        options={[
          { value: '', label: texts.blogBothBrands },
          ...brandIds.map((id) => ({ value: id, label: brands[id].name })),
        ]}
      />
      <TextInput
        id="article-slug"
        label={texts.blogSlug}
        hint={texts.blogSlugHint}
        error={errorOf('slug')}
        maxLength={80}
        autoComplete="off"
        value={fields.slug ?? slugOf(fields.title, '')}
        onValueChange={(slug) => onChange({ slug })}
      />
    </Card>
  );
}
