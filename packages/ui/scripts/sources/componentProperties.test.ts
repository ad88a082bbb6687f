import { describe, expect, it } from 'vitest';
import { componentProperties } from './componentProperties.ts';

const noFiles = { read: () => undefined };
const properties = (source: string, files: Parameters<typeof componentProperties>[3] = noFiles) =>
  componentProperties('Sign', '/Sign.tsx', source, files).properties;

describe('the properties of a component', () => {
  it('come with what their comments say', () => {
    const source = `export interface SignProps {
      /** Pixels.
       * @default 20 */
      size?: 14 | 20;
      /** What it means. */
      label: string;
      hidden?: boolean;
    }`;
    expect(properties(source)).toEqual([
      {
        name: 'size',
        type: '14 | 20',
        named: [],
        choices: ['14', '20'],
        required: false,
        description: 'Pixels.',
        byDefault: '20',
        onlyIn: [],
      },
      {
        name: 'label',
        type: 'string',
        named: [],
        choices: [],
        required: true,
        description: 'What it means.',
        byDefault: '',
        onlyIn: [],
      },
      {
        name: 'hidden',
        type: 'boolean',
        named: [],
        choices: [],
        required: false,
        description: '',
        byDefault: '',
        onlyIn: [],
      },
    ]);
  });

  it('include those that are inherited, also from another file', () => {
    const source = `import type { Named } from '../Named.ts';
      interface SignProps extends Named { large?: boolean }`;
    const files = { read: () => ({ path: '/Named.ts', source: `export interface Named { name: string }` }) };
    expect(properties(source, files).map(({ name }) => name)).toEqual(['name', 'large']);
  });

  it('say in which shape of a union they exist', () => {
    const source = `interface Look { wide?: boolean }
      interface LinkSign extends Look { href: string }
      interface ActionSign extends Look { href?: never; onClick?: () => void }
      export type SignProps = LinkSign | ActionSign;`;
    expect(properties(source).map(({ name, onlyIn, required }) => [name, onlyIn, required])).toEqual([
      ['wide', [], false],
      ['href', ['LinkSign'], false],
      ['onClick', ['ActionSign'], false],
    ]);
  });

  it('follow intersections and leave out what is omitted', () => {
    const source = `interface Base { a: string; b: string }
      export type SignProps = Omit<Base, 'b'> & { c?: 'x' | 'y' };`;
    expect(properties(source).map(({ name, choices }) => [name, choices])).toEqual([
      ['a', []],
      ['c', ['x', 'y']],
    ]);
  });

  it('are written without what only says that they may be left out', () => {
    const source = `export interface SignProps {
      size?: 'small' | 'large' | undefined;
      onChoose?: ((size: string) => void) | undefined;
    }`;
    expect(properties(source).map(({ type, choices }) => [type, choices])).toEqual([
      ["'small' | 'large'", ['small', 'large']],
      ['(size: string) => void', []],
    ]);
  });

  it('say the words of a named list, and how other named types are declared', () => {
    const source = `import type { Span } from '../Span.ts';
      type Level = 1 | 2;
      export interface SignProps { level?: Level | undefined; levels?: readonly Level[]; onSpan: (span: Span) => Level }`;
    const span = `interface Span {
  /** First day. */
  from: string;
}`;
    const files = { read: () => ({ path: '/Span.ts', source: `export ${span}` }) };
    expect(properties(source, files).map(({ type, choices, named }) => [type, choices, named])).toEqual([
      ['1 | 2', ['1', '2'], []],
      ['readonly (1 | 2)[]', [], []],
      ['(span: Span) => 1 | 2', [], [span]],
    ]);
  });

  it('name the elements whose attributes they take, not each attribute', () => {
    const source = `import type { ElementProps } from '../element/ElementProps.ts';
      interface LinkSign extends ElementProps<'a', 'href'> { href: string }
      interface ActionSign extends ElementProps<'button'> { href?: never }
      export type SignProps = LinkSign | ActionSign;`;
    const types = `type ElementProps<Tag, Own> = { everything: string }`;
    const files = { read: () => ({ path: '/ElementProps.ts', source: types }) };
    const { properties: found, elements } = componentProperties('Sign', '/Sign.tsx', source, files);
    expect(found.map(({ name }) => name)).toEqual(['href']);
    expect(elements).toEqual(['a', 'button']);
  });

  it('are an empty list if no type has the name of the component', () => {
    expect(properties('export interface OtherProps { a: string }')).toEqual([]);
  });
});
