import type { ManagedArticle, ManagedBlogCategory } from '@volan/api-contract';
import { pathOf } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { Grid } from '@volan/ui/Grid';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { Tag } from '@volan/ui/Tag';
import { TextArea } from '@volan/ui/TextArea';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { LeaveQuestion } from '../shell/LeaveQuestion.tsx';
import { momentText } from '../shell/momentText.ts';
import { useSite } from '../shell/site.ts';
import { ChangeFailed } from '../entities/taxonomy/ChangeFailed.tsx';
import { fieldsOf, momentOf, newArticle, type ArticleFields } from './ArticleFields.ts';
import { ArticleSettings } from './ArticleSettings.tsx';
import { stateWords } from './articleTable.ts';
import { BodyField } from './BodyField.tsx';
import { CoverField } from './CoverField.tsx';
import { useArticleErrors } from './useArticleErrors.ts';
import { useArticleForm } from './useArticleForm.ts';
import { useArticleSave } from './useArticleSave.ts';

export interface ArticleEditorProps {
  /** The stored article; null: a new one. */
  article: ManagedArticle | null;
  categories: readonly ManagedBlogCategory[];
}

/** Fields that every article needs, and those that a published one needs. */
const always = ['title', 'author', 'blog_category_id'] as const;
const ofPublished = ['summary', 'body'] as const;

/** State of the address of a new article: it was stored a moment ago. */
const justStored = 'stored';

/** The state of an article at this moment. */
const stateOf = ({ status, publish_at: at }: ManagedArticle) =>
  status === 0 ? 'draft' : at !== null && Date.parse(at) > Date.now() ? 'scheduled' : 'published';

interface ArticleTextProps {
  fields: ArticleFields;
  errorOf: ReturnType<typeof useArticleErrors>['of'];
  onChange: (changes: Partial<ArticleFields>) => void;
}

/** The title, the summary and the text. */
function ArticleText({ fields, errorOf, onChange }: ArticleTextProps) {
  const { texts } = useSite();
  return (
    <Stack gap={2}>
      <TextInput
        id="article-title"
        label={texts.blogTitle}
        error={errorOf('title')}
        maxLength={120}
        autoComplete="off"
        value={fields.title}
        onValueChange={(title) => onChange({ title })}
      />
      <TextArea
        id="article-summary"
        label={texts.blogSummary}
        hint={texts.blogSummaryHint}
        error={errorOf('summary')}
        rows={2}
        maxLength={300}
        value={fields.summary}
        onValueChange={(summary) => onChange({ summary })}
      />
      <BodyField body={fields.body} error={errorOf('body')} onChange={(body) => onChange({ body })} />
    </Stack>
  );
}

/** Edits an article. Typed text outlives its tab, but the site only shows what is saved. */
export function ArticleEditor({ article, categories }: ArticleEditorProps) {
  const site = useSite();
  const { texts, language, brand } = site;
  const navigate = useNavigate();
  const location = useLocation();
  const stored = article ? fieldsOf(article) : newArticle(language);
  const form = useArticleForm(String(article?.id ?? 'new'), stored);
  const { fields, change } = form;
  const [needed, setNeeded] = useState<readonly (keyof ArticleFields)[]>([]);
  const save = useArticleSave(article, form, (made) => void navigate(`/blog/${made.id}`, { replace: true }));
  const errors = useArticleErrors(save.error, fields, needed);
  const isPublished = article?.status === 1;
  const otherStatus = isPublished ? 0 : 1;
  const submit = (status?: 0 | 1) => {
    const mustHave = status === 1 || (isPublished && status === undefined) ? [...always, ...ofPublished] : always;
    setNeeded(mustHave);
    const isWhole = mustHave.every((field) => fields[field].trim() !== '');
    if (!isWhole || momentOf(fields.publish_at) === undefined) return;

    save.mutate(status, {
      onSuccess: (row) => {
        form.reset(fieldsOf(row));
        setNeeded([]);
        if (!article) void navigate(`/blog/${row.id}`, { replace: true, state: justStored });
      },
    });
  };
  const saved = save.data ?? (save.isIdle && location.state === justStored ? article : null);
  const busy = (status?: 0 | 1) => (save.isPending && save.variables === status ? texts.saving : undefined);

  return (
    <AdminFrame
      title={article?.title ?? texts.blogNew}
      subtitle={article ? <Tag>{stateWords(texts)[stateOf(article)]}</Tag> : undefined}
      path={
        <Breadcrumbs
          label={texts.blog}
          crumbs={[{ label: texts.blog, href: `${base}/blog` }, { label: article?.title ?? texts.blogNew }]}
        />
      }
      actions={
        <>
          <Button busyLabel={busy(otherStatus)} onClick={() => submit(otherStatus)}>
            {isPublished ? texts.blogWithdraw : texts.blogPublish}
          </Button>
          <Button variant="primary" busyLabel={busy()} onClick={() => submit()}>
            {isPublished ? texts.blogSave : texts.blogSaveDraft}
          </Button>
        </>
      }
    >
      <LeaveQuestion isDirty={form.isDirty && !save.isPending} text={texts.blogLeaveText} />
      <Stack gap={2}>
        {form.restoredAt !== null && (
          <Alert tone="info" actions={<Button onClick={() => form.reset()}>{texts.blogForget}</Button>}>
            {texts.blogKept({ time: momentText(site, form.restoredAt) })}
          </Alert>
        )}
        {!errors.hasField && (
          <ChangeFailed
            error={save.error}
            name={fields.title}
            onReload={() => {
              form.reset();
              save.reset();
            }}
          />
        )}
        {saved && !form.isDirty && (
          <Alert tone="positive" urgent>
            {texts.blogSaved}{' '}
            {saved.status === 1 && (
              <Link href={pathOf(brand, 'blogEntry', { blogSlug: saved.slug }, saved.lang)}>{texts.blogOpen}</Link>
            )}
          </Alert>
        )}
        <Grid layout="checkout">
          <ArticleText fields={fields} errorOf={errors.of} onChange={change} />
          <Stack gap={2}>
            <ArticleSettings
              articleId={article?.id ?? null}
              fields={fields}
              categories={categories}
              errorOf={errors.of}
              onChange={change}
            />
            <CoverField fields={fields} error={errors.of('cover_alt') ?? errors.of('cover_id')} onChange={change} />
          </Stack>
        </Grid>
      </Stack>
    </AdminFrame>
  );
}
