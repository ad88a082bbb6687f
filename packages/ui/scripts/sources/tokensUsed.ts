const slot = /\bvars((?:\.\w+|\[\s*['"][\w-]+['"]\s*\])+)/g;
const step = /\.(\w+)|\[\s*['"]([\w-]+)['"]\s*\]/g;
const textRole = /\btextRole\(\s*['"](\w+)['"]/g;
const colorTransition = /\bcolorTransition\(/;

/**
 * The tokens that a style sheet names, sorted: `accent.solid`, `space.2`, `type.title`. A group that is used as a
 * whole, as `vars.radius` in a loop, is named as the group.
 */
export function tokensUsed(source: string): string[] {
  const slots = [...source.matchAll(slot)].map(([, path = '']) =>
    [...path.matchAll(step)].map(([, name, quoted]) => name ?? quoted).join('.'),
  );
  const roles = [...source.matchAll(textRole)].map(([, role]) => `type.${role}`);
  const motion = colorTransition.test(source) ? ['duration.fast', 'easing.standard'] : [];

  return [...new Set([...slots, ...roles, ...motion])].toSorted();
}
