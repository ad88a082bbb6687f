/** The compiled messages of every language. For servers and stories: a page gets ready text or single messages. */
export { byLanguage as catalogues } from './generated/compiled/byLanguage.ts';
