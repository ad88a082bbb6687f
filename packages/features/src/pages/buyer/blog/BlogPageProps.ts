import type { BlogCategory, BlogListed } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';

export interface BlogPageProps {
  /** Whose articles are listed; null: all. */
  category: BlogCategory | null;
  /** Categories that hold articles. */
  categories: readonly BlogCategory[];
  articles: readonly BlogListed[];
  meta: { readonly page: number; readonly pages: number; readonly total: number; readonly languages: LanguageValue[] };
}
