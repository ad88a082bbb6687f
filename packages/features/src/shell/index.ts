export { barId } from './barId.ts';
export { PageHead, type PageHeadProps } from './head/PageHead.tsx';
export { mainId } from './mainId.ts';
export { prefetchShell } from './prefetchShell.ts';
export { showSignedOut } from '../runtime/overlays/showSignedOut.ts';
export { SitePage, type SitePageProps } from './SitePage.tsx';
