import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as rs from '../generated/languages/rs.ts';
import { I18nProvider, useFormats, useLanguage, useTranslator } from './I18nProvider.ts';

function Button() {
  const t = useTranslator();
  const formats = useFormats();
  return (
    <button type="button" lang={useLanguage()}>
      {t('catalog.show-ads', { count: 2 })}, {formats.price(9800)}
    </button>
  );
}

describe('the language of a page', () => {
  it('reaches every component inside', () => {
    const page = (
      <I18nProvider {...rs}>
        <Button />
      </I18nProvider>
    );
    expect(renderToStaticMarkup(page)).toBe('<button type="button" lang="rs">Prikaži 2 oglasa, 9.800\u00a0€</button>');
  });

  it('must be given: the error says how', () => {
    expect(() => renderToStaticMarkup(<Button />)).toThrow('Wrap the app or the story in <I18nProvider');
  });

  it('brings its messages: a name alone says where they are', () => {
    const alone = { language: 'hu' } as unknown as typeof rs;
    expect(() => renderToStaticMarkup(<I18nProvider {...alone}>x</I18nProvider>)).toThrow('"@volan/i18n/hu"');
  });
});
