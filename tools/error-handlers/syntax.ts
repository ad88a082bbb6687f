/** A part of a syntax tree. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

/** A part, and what it is in. */
export interface PlacedSyntax {
  readonly part: Syntax;
  readonly parent: PlacedSyntax | null;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

/** Whether a part is a function. */
export const isFunction = ({ type }: Syntax) => /Function(Expression|Declaration)$/.test(type);

/** All nodes of a tree, parents before children. Child nodes of a node that `isClosed` are skipped. */
export function* partsIn(
  part: Syntax,
  isClosed: (inner: Syntax) => boolean = () => false,
  parent: PlacedSyntax | null = null,
): Generator<PlacedSyntax> {
  const placed = { part, parent };
  yield placed;
  for (const value of Object.values(part)) {
    for (const inner of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isSyntax(inner) && !isClosed(inner)) yield* partsIn(inner, isClosed, placed);
    }
  }
}

/** The part and everything that it is in, the nearest first. */
export function* around(placed: PlacedSyntax): Generator<Syntax> {
  for (let each: PlacedSyntax | null = placed; each; each = each.parent) yield each.part;
}

/** `a`, `a.b` or `this.a.b`; empty for any other expression. */
export function pathOf(part: unknown): string {
  if (!isSyntax(part)) return '';
  if (part.type === 'Identifier') return String(part['name']);
  if (part.type === 'ThisExpression') return 'this';
  if (part.type !== 'MemberExpression' || part['computed'] === true) return '';

  const object = pathOf(part['object']);

  return object === '' ? '' : `${object}.${pathOf(part['property'])}`;
}

/** A call of a method: `a.b(c)` with any `a`; null for anything else. */
export function methodCall({ type, callee, arguments: given }: Syntax) {
  if (type !== 'CallExpression' || !isSyntax(callee) || callee.type !== 'MemberExpression') return null;
  return { object: callee['object'] as Syntax, method: pathOf(callee['property']), given: given as readonly Syntax[] };
}

/** The first name in a chain of calls: `z` of `z.string().min(1)`. */
export function rootOf(part: Syntax): string {
  if (part.type === 'CallExpression') return rootOf(part['callee'] as Syntax);
  return part.type === 'MemberExpression' ? rootOf(part['object'] as Syntax) : pathOf(part);
}
