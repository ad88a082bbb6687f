export * from './I18nProvider.ts';
