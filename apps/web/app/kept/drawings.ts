const drawn = /<path d="([^"]*)"><\/path>/g;

/** More than there are signs. */
const mostDrawings = 500;

/**
 * Lines of signs that many cards draw alike: each is defined once a page and referred to elsewhere. They are a quarter of
 * the bytes of a list otherwise.
 */
export function createDrawings() {
  const numbers = new Map<string, number>();
  const lines: string[] = [];

  /** Undefined for a drawing that comes after the last: charts are no signs, and each is another one. */
  function numberOf(line: string) {
    const number = numbers.get(line) ?? (lines.length < mostDrawings ? lines.push(line) - 1 : undefined);
    if (number !== undefined) numbers.set(line, number);
    return number;
  }

  return {
    /** The same HTML with references, and the numbers of what it refers to. */
    share(html: string) {
      const used = new Set<number>();
      const shared = html.replace(drawn, (path: string, line: string) => {
        const number = numberOf(line);
        if (number === undefined) return path;
        used.add(number);
        return `<use href="#d${number}"></use>`;
      });
      return { html: shared, drawings: [...used] };
    },
    /** Definitions; nothing where nothing is referred to. */
    define(used: ReadonlySet<number>) {
      const paths = [...used].map((number) => `<path id="d${number}" d="${lines[number]}"></path>`);
      return paths.length === 0 ? '' : `<div hidden><svg>${paths.join('')}</svg></div>`;
    },
  };
}
