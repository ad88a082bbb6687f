import type { Toolbar } from './brands.ts';

/** The toolbar in the address, `?globals=brand:gearlane;theme:dark`; Volan in light without it. */
export function toolbarOfAddress(search: string): Pick<Toolbar, 'brand' | 'theme'> {
  const pairs = (new URLSearchParams(search).get('globals') ?? '').split(';').map((pair) => pair.split(':'));
  const said = new Map(pairs.map(([name = '', value = '']) => [name, value]));
  return { brand: said.get('brand') || 'volan', theme: said.get('theme') || 'light' };
}
