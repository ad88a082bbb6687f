const spokeCounts = [10, 5, 7, 9];

/** A tyre with an alloy rim. `style` picks one of four rims. */
export function drawWheel(x: number, y: number, radius: number, style = 0): string {
  const rim = radius * 0.7;
  const spokes = spokeCounts[style % spokeCounts.length] ?? 10;
  const width = style % 2 === 1 ? 0.15 : 0.11;
  const at = (distance: number, angle: number) =>
    `${(x + distance * Math.cos(angle)).toFixed(1)},${(y + distance * Math.sin(angle)).toFixed(1)}`;
  const spoke = (angle: number) =>
    `<polygon fill="url(#rim)" points="${at(radius * 0.16, angle - 0.5)} ${at(rim, angle - width)} ` +
    `${at(rim, angle + width)} ${at(radius * 0.16, angle + 0.5)}"/>`;
  const angles = Array.from({ length: spokes }, (_, index) => (index / spokes) * Math.PI * 2 - 0.3);

  return `
    <circle cx="${x}" cy="${y}" r="${radius}" fill="#141517"/>
    <circle cx="${x}" cy="${y}" r="${radius - 1.5}" fill="none" stroke="#2c2e31" stroke-width="1.4"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.8}" fill="none" stroke="#26282b"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.74}" fill="#0c0d0e"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.5}" fill="#3a3d41"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.48}" fill="none" stroke="#55595e"/>
    ${angles.map(spoke).join('')}
    <circle cx="${x}" cy="${y}" r="${radius * 0.72}" fill="none" stroke="url(#rim)" stroke-width="${radius * 0.055}"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.14}" fill="#2a2c2f"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.09}" fill="#8a8f95"/>`;
}
