import { isValidElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { remember, translateDeep } from './translateDeep.ts';

const words = new Map([
  ['Cena', 'Preis'],
  ['cena', 'Preis'],
]);

describe('the words of a story in another language', () => {
  it('are found in lists and objects, at any depth', () => {
    expect(translateDeep({ columns: [{ label: 'Cena' }, { label: 'Volvo' }] }, words)).toEqual({
      columns: [{ label: 'Preis' }, { label: 'Volvo' }],
    });
  });

  it('are found in elements and their children', () => {
    const element = (
      <p title="Cena">
        <b>Cena</b>
      </p>
    );
    const translated = translateDeep(element, words) as ReactElement<{ title: string; children: ReactElement }>;
    expect(isValidElement(translated)).toBe(true);
    expect(translated.props.title).toBe('Preis');
    expect(translated.props.children.props).toEqual({ children: 'Preis' });
  });

  it('leave names for machines and functions alone', () => {
    const onChange = () => 'Cena';
    const field = { name: 'cena', id: 'cena', onChange };
    expect(translateDeep(field, words)).toBe(field);
  });

  it('leave objects of classes alone', () => {
    const day = new Date(0);
    expect(translateDeep({ day }, words)).toEqual({ day });
  });

  it('come back to Serbian in an element that outlives the change', () => {
    const made = remember(<b>Preis</b>, { children: 'Cena' });
    expect(translateDeep(made, new Map())).toHaveProperty('props.children', 'Cena');
  });

  it('keep the identity of what holds none of them', () => {
    const list = [{ label: 'Volvo' }];
    expect(translateDeep(list, words)).toBe(list);
  });
});
