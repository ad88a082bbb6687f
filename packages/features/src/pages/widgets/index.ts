export { AdsWidget, type AdsWidgetProps } from './AdsWidget.tsx';
export { PriceBadgeWidget, type PriceBadgeWidgetProps } from './PriceBadgeWidget.tsx';
export { SearchWidget, type SearchWidgetProps } from './SearchWidget.tsx';
export { StockWidget, type StockWidgetProps } from './StockWidget.tsx';
export { shortQuestions } from '../../blocks/shortSearch/shortQuestions.ts';
export { makeKey } from '../../blocks/catalogSearch/filterKeys.ts';
