import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { I18nProvider, useFormats, useTranslator } from './I18nProvider.ts';

function Button() {
  const t = useTranslator();
  const formats = useFormats();
  return (
    <button type="button">
      {t('catalog.show-ads', { count: 2 })}, {formats.price(9800)}
    </button>
  );
}

describe('the language of a page', () => {
  it('reaches every component inside', () => {
    const page = (
      <I18nProvider language="rs">
        <Button />
      </I18nProvider>
    );
    expect(renderToStaticMarkup(page)).toBe('<button type="button">Prikaži 2 oglasa, 9.800\u00a0€</button>');
  });

  it('must be given: the error says how', () => {
    expect(() => renderToStaticMarkup(<Button />)).toThrow('Wrap the app or the story in <I18nProvider');
  });
});
