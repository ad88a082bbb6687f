const number = (attributes: Map<string, string>, name: string) => Number(attributes.get(name) ?? 0);

function ellipse(cx: number, cy: number, rx: number, ry: number) {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0`;
}

function rectangle(attributes: Map<string, string>) {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => number(attributes, name)) as [
    number,
    number,
    number,
    number,
  ];
  const r = number(attributes, 'rx') || number(attributes, 'ry');
  if (r === 0) {
    return `M${x} ${y}h${width}v${height}h${-width}z`;
  }
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;

  return [
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}`,
    `h${-(width - 2 * r)}${corner(-r, -r)}v${-(height - 2 * r)}${corner(r, -r)}z`,
  ].join('');
}

function shapePath(shape: string, attributes: Map<string, string>): string {
  switch (shape) {
    case 'path':
      return attributes.get('d') ?? '';
    case 'circle':
      return ellipse(
        number(attributes, 'cx'),
        number(attributes, 'cy'),
        number(attributes, 'r'),
        number(attributes, 'r'),
      );
    case 'ellipse':
      return ellipse(
        number(attributes, 'cx'),
        number(attributes, 'cy'),
        number(attributes, 'rx'),
        number(attributes, 'ry'),
      );
    case 'rect':
      return rectangle(attributes);
    case 'line':
      return `M${number(attributes, 'x1')} ${number(attributes, 'y1')}L${number(attributes, 'x2')} ${number(attributes, 'y2')}`;
    case 'polyline':
      return `M${attributes.get('points')}`;
    case 'polygon':
      return `M${attributes.get('points')}z`;
    default:
      throw new Error(`The drawing holds <${shape}>, which has no path form here. Add it to pathOf.`);
  }
}

/** All shapes of a stroked drawing as one path: a card full of icons stays two elements an icon. */
export function pathOf(svg: string): string {
  const inner = svg
    .replace(/<!--.*?-->/gs, '')
    .replace(/^.*?<svg[^>]*>/s, '')
    .replace('</svg>', '');
  const shapes = [...inner.matchAll(/<([a-z]+)\s([^>]*?)\/?>/gs)];
  return shapes
    .map(([, shape = '', text = '']) => {
      const attributes = new Map(
        [...text.matchAll(/([a-z0-9-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      );
      // A relative start would count from where the shape before ended.
      return shapePath(shape, attributes).trim().replace(/\s+/g, ' ').replace(/^m/, 'M0 0m');
    })
    .join('');
}
