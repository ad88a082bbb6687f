import * as styles from './blog.css.ts';

export interface ArticleBodyProps {
  /** Safe HTML, as the API renders Markdown: it holds no scripts and only pictures of ours. */
  html: string;
}

/** The text of an article, at most 68 letters a line; the same on its page and in the preview for its author. [E32] */
export function ArticleBody({ html }: ArticleBodyProps) {
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />;
}
