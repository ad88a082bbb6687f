import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { island, PublicPage, type IslandRegistry } from './island.tsx';
import { readProps } from './propsText.ts';

// Styles have no meaning in a test of markup, and need a build of their own.
vi.mock('./island.css.ts', () => ({}));

interface Props {
  name: string;
  legend: string;
  labels: Readonly<Record<string, string>>;
}

const ThemeChoice = island('theme', ({ legend }: Props) => <fieldset>{legend}</fieldset>);
const registry: IslandRegistry = { theme: { hydrateOn: 'idle', load: () => Promise.reject(new Error('No browser.')) } };
const props = { name: 'theme', legend: 'Tema „noć“ `y`', labels: { system: 'S', light: 'L', dark: '<D>' } };

describe('an island', () => {
  it('is its plain component outside a public page', () => {
    expect(renderToStaticMarkup(<ThemeChoice {...props} />)).toBe('<fieldset>Tema „noć“ `y`</fieldset>');
  });

  it('carries its name, its moment and its props through a public page, around what the server has drawn', () => {
    const html = renderToStaticMarkup(
      <PublicPage value={registry}>
        <ThemeChoice {...props} />
      </PublicPage>,
    );
    const [, hydrateOn, json = ''] =
      /^<x-island data-name="theme" data-hydrate-on="(\w+)" data-props="([^"]*)">/.exec(html) ?? [];
    expect(hydrateOn).toBe('idle');
    expect(json).toContain('{`name`:`theme`');
    expect(readProps(json.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'))).toEqual(props);
    expect(html).toContain('<fieldset>Tema „noć“ `y`</fieldset></x-island>');
  });

  it('is refused by a public page whose registry does not hold it', () => {
    const page = <PublicPage value={{}}>{<ThemeChoice {...props} />}</PublicPage>;
    expect(() => renderToStaticMarkup(page)).toThrow('The registry has no island "theme"');
  });
});
