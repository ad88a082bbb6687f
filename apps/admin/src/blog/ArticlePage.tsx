import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Skeleton } from '@volan/ui/Skeleton';
import { useParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { useSite } from '../shell/site.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { blogQueries } from './blogQueries.ts';

/** The editor of one article; `new` makes one. */
export function ArticlePage() {
  const { texts } = useSite();
  const { id = '' } = useParams();
  const isKnown = /^[1-9]\d{0,9}$/.test(id);
  const api = useApi();
  const article = useQuery({ ...blogQueries.article(api, Number(id)), enabled: isKnown });
  const categories = useQuery(blogQueries.categories(api));
  if (categories.data && (id === 'new' || article.data)) {
    // another article starts with its own fields, but a new version of the same one does not: typed text stays when
    // somebody saves
    return <ArticleEditor key={id} article={article.data ?? null} categories={categories.data} />;
  }
  const failed = [article, categories].find(({ isError }) => isError);

  return (
    <AdminFrame title={texts.blog}>
      {failed ? (
        <Alert tone="critical" actions={<Button onClick={() => void failed.refetch()}>{texts.again}</Button>}>
          {failed === article ? texts.blogMissing : texts.blogCategoriesFailed}
        </Alert>
      ) : isKnown || id === 'new' ? (
        <Skeleton />
      ) : (
        <Alert tone="critical">{texts.blogMissing}</Alert>
      )}
    </AdminFrame>
  );
}
