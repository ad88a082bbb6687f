export { ArticleBody, type ArticleBodyProps } from './ArticleBody.tsx';
export { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx';
export { BlogPage, type BlogPageProps } from './BlogPage.tsx';
export { GoneArticlePage } from './GoneArticlePage.tsx';
export { readArticle, readBlog } from './readBlog.ts';
