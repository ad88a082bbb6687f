import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { island, PublicPage } from './island.tsx';
import { readProps } from './propsText.ts';
import { registry } from './registry.ts';

// Styles have no meaning in a test of markup, and need a build of their own.
vi.mock('./island.css.ts', () => ({}));

const ThemeChoice = island('theme', ({ legend }) => <fieldset>{legend}</fieldset>);
const props = { name: 'theme', legend: 'Tema „noć“ `y`', labels: { system: 'S', light: 'L', dark: '<D>' } };

describe('an island', () => {
  it('is its plain component outside a public page', () => {
    expect(renderToStaticMarkup(<ThemeChoice {...props} />)).toBe('<fieldset>Tema „noć“ `y`</fieldset>');
  });

  it('carries its name, its moment and its props through a public page, around what the server has drawn', () => {
    const html = renderToStaticMarkup(
      <PublicPage value>
        <ThemeChoice {...props} />
      </PublicPage>,
    );
    const [, when, json = ''] = /^<x-island data-name="theme" data-when="(\w+)" data-props="([^"]*)">/.exec(html) ?? [];
    expect(when).toBe(registry.theme.when);
    expect(json).toContain('{`name`:`theme`');
    expect(readProps(json.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'))).toEqual(props);
    expect(html).toContain('<fieldset>Tema „noć“ `y`</fieldset></x-island>');
  });
});
