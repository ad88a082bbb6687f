import postcss, { type AtRule, type ChildNode } from 'postcss';

/** An at-rule with rules in it. */
type Group = AtRule & { nodes: ChildNode[] };

/** Layers with the styles of components; the layers before them have tokens and rules for every page. */
const layersOfParts = new Set(['components', 'app']);

const isGroup = (node: ChildNode): node is Group => node.type === 'atrule' && node.nodes !== undefined;

/** Whether a node is such a layer or holds one. */
const isOfParts = (node: ChildNode): node is Group =>
  isGroup(node) && (node.name === 'layer' ? layersOfParts.has(node.params) : node.nodes.some(isOfParts));

const isMotion = (node: ChildNode) => node.type === 'atrule' && node.name.endsWith('keyframes');

const hasOnly = (classes: ReadonlySet<string>, selector: string) =>
  [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].every(([, name = '']) => classes.has(name));

/** Removes from a group all rules except those for these classes and those without a class. */
function keepOnly(group: Group, classes: ReadonlySet<string>) {
  for (const node of group.nodes.slice()) {
    if (isGroup(node)) keepOnly(node, classes);
    const isKept =
      node.type === 'rule'
        ? node.selectors.some((selector) => hasOnly(classes, selector))
        : !isGroup(node) || node.nodes.length > 0;
    if (!isKept) node.remove();
  }
}

/**
 * The styles of a page in two sheets: the rules of its first elements, which have these classes, and all others.
 *
 * Rules of the first elements are in both, so that the later sheet alone decides which of two rules comes after the
 * other: together they give what the whole gives. Fonts, tokens and the reset are in the first only.
 */
export function splitStyles(
  css: string,
  classes: ReadonlySet<string>,
): { readonly first: string; readonly rest: string } {
  const first = postcss.parse(css);
  const rest = postcss.root();
  for (const node of first.nodes.slice()) {
    if (isMotion(node)) {
      rest.append(node);
    } else if (isOfParts(node)) {
      rest.append(node.clone());
      keepOnly(node, classes);
      if (node.nodes.length === 0) node.remove();
    }
  }

  return { first: first.toString(), rest: rest.toString() };
}
