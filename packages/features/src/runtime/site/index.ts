export { hasSavedWords, savedWordsParameter, type SavedWords } from './savedWords.ts';
export { languageLinks, type LanguageLink } from './languageLinks.ts';
export { pagePath } from './pagePath.ts';
export { sharedDomain } from './sharedDomain.ts';
export { viewerOf, visitor, type Viewer } from './Viewer.ts';
export type { Site } from './Site.ts';
export { addressInCountry, originOf } from './siteAddress.ts';
export { SiteProvider, useSite, type SiteProviderProps } from './SiteProvider.tsx';
export { useMessages, messagesOf, type Messages } from './useMessages.ts';
