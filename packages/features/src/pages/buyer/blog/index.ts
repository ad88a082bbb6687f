export { ArticleBody, type ArticleBodyProps } from './ArticleBody.tsx';
export { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx';
export { BlogPage } from './BlogPage.tsx';
export type { BlogPageProps } from './BlogPageProps.ts';
export { GoneArticlePage } from './GoneArticlePage.tsx';
export { readArticle, readBlog } from './readBlog.ts';
