import type { Toolbar } from './brands.ts';

/** What the address says of the toolbar, `?globals=brand:gearlane;theme:dark`; Volan in light where it says nothing. */
export function toolbarOfAddress(search: string): Pick<Toolbar, 'brand' | 'theme'> {
  const pairs = (new URLSearchParams(search).get('globals') ?? '').split(';').map((pair) => pair.split(':'));
  const said = new Map(pairs.map(([name = '', value = '']) => [name, value]));
  return { brand: said.get('brand') || 'volan', theme: said.get('theme') || 'light' };
}
