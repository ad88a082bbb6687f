export { AdPage, type AdPageProps } from './AdPage.tsx';
export { GoneAdPage, type GoneAdPageProps } from './GoneAdPage.tsx';
export { currencyAtHome } from './priceAboutText.ts';
