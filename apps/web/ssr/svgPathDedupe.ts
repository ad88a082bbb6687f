const pathElement = /<path d="([^"]*)"><\/path>/g;

/** More than there are icons. */
const maxPaths = 500;

/**
 * Defines each SVG path of icons once a page and refers to it elsewhere: cards draw the same ones, and otherwise they
 * are a quarter of the bytes of a list.
 */
export function svgPathDedupe() {
  const numbers = new Map<string, number>();
  const paths: string[] = [];

  /** Undefined once `maxPaths` are known: charts are no icons, and each draws another path. */
  function numberOf(data: string) {
    const number = numbers.get(data) ?? (paths.length < maxPaths ? paths.push(data) - 1 : undefined);
    if (number !== undefined) numbers.set(data, number);
    return number;
  }

  return {
    /** The same HTML with references, and the numbers of what it refers to. */
    share(html: string) {
      const used = new Set<number>();
      const shared = html.replace(pathElement, (element: string, data: string) => {
        const number = numberOf(data);
        if (number === undefined) return element;

        used.add(number);

        return `<use href="#d${number}"></use>`;
      });
      return { html: shared, paths: [...used] };
    },
    /** Definitions; nothing where nothing is referred to. */
    define(used: ReadonlySet<number>) {
      const elements = [...used].map((number) => `<path id="d${number}" d="${paths[number]}"></path>`);
      return elements.length === 0 ? '' : `<div hidden><svg>${elements.join('')}</svg></div>`;
    },
  };
}
