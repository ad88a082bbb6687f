import '@vanilla-extract/css/disableRuntimeStyles';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

// Styles that are read outside of a build belong to no file; here they belong to this one.
setFileScope('wrongUses.test.ts');
const ui = (await import('../index.ts')) as unknown as Record<string, FunctionComponent<object>>;

const draw = (name: string, props: object) =>
  renderToString(createElement(ui[name] as FunctionComponent<object>, props));

const option = { value: 'dizel', label: 'Dizel' };
const view = { label: 'Lista', href: '#list', current: false };

/** What plain JavaScript may pass though the types forbid it. */
const wrongUses: [component: string, props: object, says: string][] = [
  ['Button', { children: '' }, '"children" holds no words'],
  ['Button', { children: '  ', href: '#new' }, '"children" holds no words'],
  ['IconButton', { icon: 'x' }, '"label" holds no words'],
  ['Icon', { name: 'hart' }, 'no icon is registered under the name "hart"'],
  ['Link', { href: '#terms' }, '"children" holds no words'],
  ['Heading', { level: 2, children: '' }, '"children" holds no words'],
  ['Badge', { count: '3' }, '"label" holds no words'],
  ['Chip', { href: '#list', children: '' }, '"children" holds no words'],
  ['Tag', { children: '' }, '"children" holds no words'],
  ['Price', { children: '' }, '"children" holds no words'],
  ['Spinner', {}, '"label" holds no words'],
  ['Alert', { tone: 'info' }, '"children" holds no words'],
  ['EmptyState', { icon: 'car', title: 'Nema oglasa' }, '"help" holds no words'],
  ['Sheet', { id: 'share', closeLabel: 'Zatvori' }, '"title" holds no words'],
  ['Switch', { children: '' }, '"children" holds no words'],
  ['FacetList', { name: 'f', legend: 'Gorivo', options: [option, option] }, '"options" holds "dizel" twice'],
  ['Menu', { label: 'Red', entries: [view, view] }, '"entries" holds "#list" twice'],
  ['SegmentedControl', { label: 'Prikaz', segments: [view] }, '0 segments are current'],
  ['Breadcrumbs', { label: 'Putanja', crumbs: [{ label: 'Automobili' }, { label: 'Škoda' }] }, 'has no address'],
  ['Pagination', { label: 'Stranice', current: 9, pages: [], previous: {}, next: {} }, 'page 9 is not among the pages'],
];

describe('a component that plain JavaScript uses wrongly', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(wrongUses)('%s says so: %o', (name, props, says) => {
    expect(() => draw(name, props)).toThrow(says);
    expect(() => draw(name, props)).toThrow(/^\w+: .+ Why it matters: .+ How to mend it: .+\.$/);
  });

  it.each(wrongUses)('%s continues in production: %o', (name, props) => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => draw(name, props)).not.toThrow();
  });
});
