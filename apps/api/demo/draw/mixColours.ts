/** The colour that lies `share` (0 to 1) of the way from one `#rrggbb` colour to another. */
export function mixColours(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const start = channel(from, at);
    return Math.round(start + (channel(to, at) - start) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
