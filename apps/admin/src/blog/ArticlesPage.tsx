import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import { articleStates, type ManagedArticleListed } from '@volan/api-contract';
import { deleteArticle, exportArticles, updateArticle } from '@volan/api-contract/wire';
import { brands, directionInSort, languages } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { Tag } from '@volan/ui/Tag';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { momentText } from '../shell/momentText.ts';
import { countedText } from '../shell/countText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { useMay } from '../shell/useActor.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { BulkAction, TableColumn } from '../table/TableColumn.ts';
import { titleIn } from '../entities/taxonomy/TitleFields.tsx';
import { articlesOfPage, articlesSorting, readArticleQuery, stateWords } from './articleTable.ts';
import { blogQueries } from './blogQueries.ts';

const tones = { draft: 'neutral', scheduled: 'caution', published: 'positive' } as const;

const languageName = (lang: string) => languages.find(({ value }) => value === lang)?.name ?? lang;

function columnsOf(site: AdminSite, mayEdit: boolean): readonly TableColumn<ManagedArticleListed>[] {
  const { texts } = site;
  return [
    {
      key: 'title',
      label: texts.blogTitle,
      sortBy: 'title',
      cell: ({ id, title }) => (mayEdit ? <Link href={`${base}/blog/${id}`}>{title}</Link> : title),
    },
    {
      key: 'state',
      label: texts.blogState,
      keepTogether: true,
      cell: ({ state }) => <Tag tone={tones[state]}>{stateWords(texts)[state]}</Tag>,
    },
    { key: 'lang', label: texts.blogLanguage, cell: ({ lang }) => languageName(lang) },
    { key: 'category', label: texts.blogCategory, cell: ({ category }) => category },
    {
      key: 'brand',
      label: texts.blogBrand,
      kind: 'quiet',
      cell: ({ brand }) => (brand === null ? texts.blogBothBrands : brands[brand].name),
    },
    {
      key: 'from',
      label: texts.blogFrom,
      kind: 'quiet',
      keepTogether: true,
      sortBy: 'publish_at',
      cell: ({ publish_at: at }) => (at === null ? '–' : momentText(site, at)),
    },
    { key: 'author', label: texts.blogAuthor, kind: 'quiet', hidden: true, cell: ({ author }) => author },
    {
      key: 'changed',
      label: texts.blogChanged,
      kind: 'quiet',
      keepTogether: true,
      sortBy: 'changed_at',
      cell: ({ changed_at: at }) => momentText(site, at),
    },
  ];
}

/** Actions on many articles. */
function useBulk({ texts }: AdminSite): readonly BulkAction<ManagedArticleListed>[] {
  const api = useApi();
  const to =
    (status: 0 | 1) =>
    ({ id, version }: ManagedArticleListed) =>
      readCall(api, updateArticle, { id, version, status });
  return [
    { key: 'publish', label: texts.blogPublish, icon: 'eye', text: texts.blogPublishText, run: to(1) },
    { key: 'withdraw', label: texts.blogWithdraw, icon: 'eye-off', text: texts.blogWithdrawText, run: to(0) },
    {
      key: 'remove',
      label: texts.blogRemove,
      icon: 'trash-2',
      danger: true,
      text: texts.blogRemoveText,
      run: ({ id }) => readCall(api, deleteArticle, { id }),
    },
  ];
}

const noArticles: readonly ManagedArticleListed[] = [];

/** The table of articles: searched, filtered, ordered and paged by the server. [M59] */
export function ArticlesPage() {
  const site = useSite();
  const { texts, language } = site;
  const api = useApi();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const query = readArticleQuery(params);
  const { page: _page, lang: _lang, ...filter } = query;
  const articles = useQuery(blogQueries.table(api, query));
  const categories = useQuery(blogQueries.categories(api)).data ?? [];
  const total = articles.data?.meta.total ?? 0;
  const mayEdit = useMay('blog.edit');
  const bulk = useBulk(site);
  const columns = useMemo(() => columnsOf(site, mayEdit), [site, mayEdit]);

  return (
    <AdminFrame
      title={texts.blog}
      edit="blog.edit"
      subtitle={countedText(articles.data?.meta.total, texts.blogCount)}
      actions={
        <>
          <Button href={`${base}/blog/categories`}>{texts.blogCategories}</Button>
          <Button variant="primary" icon="plus" href={`${base}/blog/new`}>
            {texts.blogNew}
          </Button>
        </>
      }
    >
      <AdminTable
        path="blog"
        caption={texts.blog}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowName={({ title }) => title}
        answer={{ ...articles, rows: articles.data?.data ?? noArticles, total }}
        perPage={articlesOfPage}
        sorting={{ codec: directionInSort, now: articlesSorting(params) }}
        filters={[
          {
            name: 'state',
            label: texts.blogState,
            values: articleStates.map((state) => [state, stateWords(texts)[state]] as const),
          },
          {
            name: 'language',
            label: texts.blogLanguage,
            values: languages.map(({ value, name }) => [value, name] as const),
          },
          {
            name: 'category',
            label: texts.blogCategory,
            values: categories.map((row) => [String(row.id), titleIn(row, language)] as const),
          },
        ]}
        filtersLabel={texts.blogFilters}
        search={texts.blogSearch}
        empty={{ icon: 'newspaper', title: texts.blogNone, help: texts.blogNoneHelp }}
        failed={texts.blogFailed}
        file={{ name: 'articles', ask: (client) => readCall(client, exportArticles, filter) }}
        bulk={mayEdit ? bulk : []}
        onChanged={() => void queries.invalidateQueries({ queryKey: blogQueries.all })}
      />
    </AdminFrame>
  );
}
