export { AdPage, type AdPageProps } from './AdPage.tsx';
export { panelActions, type OwnAdView } from './OwnAdPanel.tsx';
export { AdPreview, type AdPreviewProps } from './AdPreview.tsx';
export { AdPhonePage, type AdPhonePageProps } from './AdPhonePage.tsx';
export { ReportAdPage, type ReportAdPageProps } from './ReportAdPage.tsx';
export { GoneAdPage, type GoneAdPageProps } from './GoneAdPage.tsx';
export { isForeign, type AdTranslation } from './adTranslation.ts';
export { importCountryOfAd } from './AdImport.tsx';
export { currencyAtHome } from './priceAboutText.ts';
