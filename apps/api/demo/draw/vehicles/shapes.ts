/** The dark of a wheel arch. */
export const well = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#060708"/>`;
/** A filled circle. */
export const disc = (x: number, y: number, radius: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
/** A circle's outline. */
export const ring = (x: number, y: number, radius: number, colour: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
/** A rectangle. */
export const box = (x: number, y: number, width: number, height: number, colour: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${colour}"/>`;
/** Repeats a drawing `count` times around a centre. */
export const around = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, index) => draw((index / count) * Math.PI * 2)).join('');
/** The point at a distance and an angle from a middle. */
export const at = (x: number, y: number, distance: number, angle: number) =>
  `${(x + Math.cos(angle) * distance).toFixed(1)} ${(y + Math.sin(angle) * distance).toFixed(1)}`;

/** A motorcycle wheel: thin spokes, one brake disc. */
export function spokedWheel(x: number, y: number, radius: number): string {
  const spokes = around(
    10,
    (angle) =>
      `<path d="M${at(x, y, radius * 0.16, angle + 0.2)}L${at(x, y, radius * 0.72, angle + 0.2)}" stroke="#d7dbde" stroke-width="4"/>`,
  );
  return `${disc(x, y, radius, '#131416')}<circle cx="${x}" cy="${y}" r="${radius * 0.73}" fill="#6e6c68" opacity=".55"/>
    ${ring(x, y, radius * 0.73, 'url(#rim)', 5)}${spokes}${ring(x, y, radius * 0.37, '#9aa0a5', 5)}${disc(x, y, radius * 0.17, '#2a2c2f')}`;
}
