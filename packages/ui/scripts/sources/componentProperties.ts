import type { ComponentProperty } from './ComponentProperty.ts';
import { typeDeclarations, type TypeFile, type TypeNode } from './typeDeclarations.ts';

interface Files {
  /** The text of a file that a relative import names, seen from another file. */
  read(from: string, specifier: string): { path: string; source: string } | undefined;
}

/** A set of properties under a name: one shape of a union. */
interface Shape {
  name: string;
  properties: Map<string, Omit<ComponentProperty, 'onlyIn'> & { never: boolean }>;
}

const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name ?? '';
const list = (node: TypeNode, part: string) => (node[part] ?? []) as TypeNode[];

function commentBefore({ comments, source }: TypeFile, start: number) {
  const above = comments.findLast(({ end }) => end <= start);
  const isOwn = above !== undefined && above.value.startsWith('*') && source.slice(above.end, start).trim() === '';
  const text = isOwn ? above.value.replace(/^\*|^[ \t]*\*[ \t]?/gm, '').replaceAll(/\s+/g, ' ') : '';
  const [description = '', byDefault = ''] = text.split('@default');

  return { description: description.trim(), byDefault: byDefault.trim() };
}

const membersOf = (type: TypeNode) => (type.type === 'TSUnionType' ? list(type, 'types') : [type]);

/** The words of a closed list; `wordsOf` knows those of a name. */
function choicesOf(type: TypeNode, wordsOf: (name: string) => readonly string[] = () => []): string[] {
  const words = membersOf(type)
    .filter((member) => member.type !== 'TSUndefinedKeyword')
    .map((member): readonly string[] => {
      const word = (member['literal'] as { value?: unknown } | undefined)?.value;
      if (typeof word === 'string' || typeof word === 'number') return [String(word)];
      return member.type === 'TSTypeReference' ? wordsOf(nameOf(member['typeName'])) : [];
    });
  return words.every((some) => some.length > 0) ? [...new Set(words.flat())] : [];
}

/** The names of all types in a type. */
function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (typeof node !== 'object' || node === null) return [];

  const { type, typeName } = node as { type?: string; typeName?: unknown };
  const own = type === 'TSTypeReference' ? [nameOf(typeName)] : [];

  return [...own, ...Object.values(node).flatMap(namesIn)].filter(Boolean);
}

/** A type on one line, without the `undefined` that only says that it may be left out. */
function asRead(written: string) {
  const line = written.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  const given = line.replace(/ \| undefined$/, '');
  return given === line ? line : given.replace(/^\(([^()]*\([^()]*\)[^()]*)\)$/, '$1');
}

/** The shapes that an intersection has: each shape of one part with each of the others. */
const merged = (parts: Shape[][]): Shape[] =>
  parts.reduce<Shape[]>(
    (all, shapes) =>
      all.flatMap((one) =>
        shapes.map((other) => ({
          name: shapes.length > 1 || one.name === '' ? other.name : one.name,
          properties: new Map([...one.properties, ...other.properties]),
        })),
      ),
    [{ name: '', properties: new Map() }],
  );

/** The properties of all shapes, once each; a property says in which shapes it exists. */
function propertiesOf(shapes: readonly Shape[]): ComponentProperty[] {
  const names = [...new Set(shapes.flatMap(({ properties }) => [...properties.keys()]))];

  return names.flatMap((name): ComponentProperty[] => {
    const having = shapes.filter(({ properties }) => properties.get(name)?.never === false);
    const [first] = having.map(({ properties }) => properties.get(name));
    if (!first) {
      return [];
    }
    const own = having.flatMap(({ properties }) => properties.get(name) ?? []);
    const everywhere = having.length === shapes.length;
    const { never: _never, ...property } = first;

    return [
      {
        ...property,
        type: [...new Set(own.map(({ type }) => type))].join(' | '),
        named: [...new Set(own.flatMap(({ named }) => named))],
        choices: own.every(({ choices }) => choices.length > 0)
          ? [...new Set(own.flatMap(({ choices }) => choices))]
          : [],
        required: everywhere && own.every(({ required }) => required),
        onlyIn: everywhere ? [] : having.map((shape) => shape.name).filter(Boolean),
      },
    ];
  });
}

/** What `Omit`, `Pick` and their like leave of the shapes of their first type. */
function reducedShapes(name: string, shapes: readonly Shape[], listed: readonly string[]): Shape[] {
  const isKept = (property: string) =>
    name === 'Omit' ? !listed.includes(property) : name !== 'Pick' || listed.includes(property);

  return shapes.map((shape) => ({
    ...shape,
    properties: new Map([...shape.properties].filter(([property]) => isKept(property))),
  }));
}

const reducing = new Set(['Omit', 'Pick', 'Partial', 'Required', 'Readonly']);

/** What the reading of one component shares. */
interface Context {
  files: Files;
  /** The files that were parsed, by their paths. */
  parsed: Map<string, TypeFile>;
  /** The native elements that were named so far. */
  elements: Set<string>;
}

function parse({ parsed }: Context, filePath: string, text: string) {
  const file = parsed.get(filePath) ?? typeDeclarations(filePath, text);
  parsed.set(filePath, file);
  return file;
}

/** The declaration of a type, with its file: the same file, or one that it imports. */
function find(
  context: Context,
  name: string,
  file: TypeFile,
  filePath: string,
): [TypeNode, TypeFile, string] | undefined {
  const own = file.types.get(name);
  const from = file.imports.get(name);
  if (own || !from?.startsWith('.')) {
    return own && [own, file, filePath];
  }
  const other = context.files.read(filePath, from);

  return other && find(context, name, parse(context, other.path, other.source), other.path);
}

/** A type of this name, its words where it is a closed list, and its text. */
function declared(context: Context, name: string, file: TypeFile, filePath: string) {
  const [node, { source: text = '' } = {}] = find(context, name, file, filePath) ?? [];
  const alias = node?.type === 'TSTypeAliasDeclaration' ? (node['typeAnnotation'] as TypeNode) : undefined;
  return {
    text: node && text.slice(node.start, node.end),
    words: alias ? choicesOf(alias) : [],
    wordsAsRead: alias ? asRead(text.slice(alias.start, alias.end)) : '',
  };
}

/** The property of a member, under its name. */
function memberOf(context: Context, node: TypeNode, file: TypeFile, filePath: string): Shape['properties'] {
  const isMethod = node.type === 'TSMethodSignature';
  if (node.type !== 'TSPropertySignature' && !isMethod) {
    return new Map();
  }
  const type = (node['typeAnnotation'] as { typeAnnotation?: TypeNode } | null)?.typeAnnotation;
  const key = node['key'] as { name?: string; value?: string };
  const name = key.name ?? key.value ?? '';
  const written = type ? file.source.slice(type.start, type.end) : file.source.slice(node.start, node.end);
  const names = [...new Set(namesIn(type))].map((one) => ({ one, ...declared(context, one, file, filePath) }));
  const asWords = names.reduce(
    (text, { one, words, wordsAsRead }) =>
      words.length === 0
        ? text
        : text
            .replaceAll(new RegExp(`\\b${one}\\b(?=\\[)`, 'g'), `(${wordsAsRead})`)
            .replaceAll(new RegExp(`\\b${one}\\b`, 'g'), wordsAsRead),
    written,
  );

  return new Map([
    [
      name,
      {
        name,
        type: asRead(asWords),
        named: names.flatMap(({ words, text }) => (words.length === 0 && text ? [text] : [])),
        choices: type ? choicesOf(type, (one) => declared(context, one, file, filePath).words) : [],
        required: node['optional'] !== true,
        ...commentBefore(file, node.start),
        never: type?.type === 'TSNeverKeyword',
      },
    ],
  ]);
}

/** The shapes of a type. */
function shapesOf(context: Context, node: TypeNode, file: TypeFile, filePath: string): Shape[] {
  const again = (inner: TypeNode) => shapesOf(context, inner, file, filePath);
  const members = (part: TypeNode[]): Shape => ({
    name: '',
    properties: new Map(part.flatMap((member) => [...memberOf(context, member, file, filePath)])),
  });
  switch (node.type) {
    case 'TSTypeReference': {
      return named(context, nameOf(node['typeName']), file, filePath, node);
    }
    case 'TSInterfaceDeclaration': {
      const bases = list(node, 'extends').map((base) =>
        named(context, nameOf(base['expression']), file, filePath, base),
      );
      return merged([...bases, [members(list(node['body'] as TypeNode, 'body'))]]);
    }
    case 'TSTypeAliasDeclaration': {
      return again(node['typeAnnotation'] as TypeNode);
    }
    case 'TSUnionType': {
      return list(node, 'types').flatMap(again);
    }
    case 'TSIntersectionType': {
      return merged(list(node, 'types').map(again));
    }
    case 'TSParenthesizedType': {
      return again(node['typeAnnotation'] as TypeNode);
    }
    case 'TSTypeLiteral': {
      return [members(list(node, 'members'))];
    }
    default: {
      return [members([])];
    }
  }
}

/** The shapes of a type that is named, with its type arguments. */
function named(context: Context, name: string, file: TypeFile, filePath: string, node: TypeNode): Shape[] {
  const given = list((node['typeArguments'] ?? {}) as TypeNode, 'params');
  if (name === 'ElementProps') {
    for (const element of given[0] ? choicesOf(given[0]) : []) context.elements.add(element);
    return [{ name: '', properties: new Map() }];
  }
  if (reducing.has(name)) {
    const [from, names] = given;
    return reducedShapes(name, from ? shapesOf(context, from, file, filePath) : [], names ? choicesOf(names) : []);
  }
  const found = find(context, name, file, filePath);
  const shapes = found ? shapesOf(context, ...found) : [];

  return shapes.length === 1 ? shapes.map((shape) => ({ ...shape, name })) : shapes;
}

/** What the types of a component say. */
export interface ComponentTypes {
  properties: ComponentProperty[];
  /** The native elements whose attributes it takes as well: what its types name by `ElementProps`. */
  elements: string[];
}

/**
 * The properties of a component by the types in its file, `XProps` for `X`; unions are merged, each with its shapes.
 * The hundreds of native attributes are not among them: `elements` names where they come from.
 */
export function componentProperties(component: string, path: string, source: string, files: Files): ComponentTypes {
  const context: Context = { files, parsed: new Map(), elements: new Set() };
  const file = parse(context, path, source);
  const name = `${component}Props`;
  const shapes = find(context, name, file, path) ? named(context, name, file, path, {} as TypeNode) : [];

  return { properties: propertiesOf(shapes), elements: [...context.elements].toSorted() };
}
