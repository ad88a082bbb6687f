import '@vanilla-extract/css/disableRuntimeStyles';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

// Styles that are read outside of a build belong to no file; here they belong to this one.
setFileScope('registered.test.ts');
const { Combobox } = await import('./Combobox.tsx');

afterEach(() => vi.restoreAllMocks());

const field = {
  id: 'make',
  label: 'Marka',
  name: 'make',
  options: [{ value: 'opel', label: 'Opel' }],
  labels: { open: 'Otvori', clear: 'Obriši', loading: 'Traži se', empty: () => 'Ništa', results: () => '1' },
};

it('a combobox that a form library registers by its text field says how the value is held instead', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  renderToString(createElement(Combobox, { ...field, onChange: () => {}, ref: () => {} }));
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Combobox: .*Controller/));
});

it('one whose parent holds the value says nothing', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  renderToString(createElement(Combobox, { ...field, value: '', onValueChange: () => {}, ref: () => {} }));
  expect(said).not.toHaveBeenCalled();
});
