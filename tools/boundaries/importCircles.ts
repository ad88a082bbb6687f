/** Which files each file imports, by path. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Groups of files that import each other in a circle, each as one sentence that names a shortest way round; types count
 * like values.
 */
export function importCircles(graph: ImportGraph): string[] {
  return strongComponents(graph)
    .filter((files) => files.length > 1 || graph.get(files[0] ?? '')?.includes(files[0] ?? ''))
    .map(
      (files) =>
        `${shortestWayRound(graph, files).join(' imports ')}: a circle. Move what they share into a file below both.`,
    )
    .toSorted();
}

/** Tarjan's algorithm: files that reach each other, in one list. */
function strongComponents(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const components: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    path.push(file);
    onPath.add(file);
    for (const next of graph.get(file) ?? []) {
      const reached = order.has(next) ? (onPath.has(next) ? order.get(next) : undefined) : visit(next);
      if (reached !== undefined && reached < (lowest.get(file) ?? own)) lowest.set(file, reached);
    }
    const low = lowest.get(file) ?? own;
    if (low === own) {
      const component = path.splice(path.indexOf(file));
      component.forEach((each) => onPath.delete(each));
      components.push(component);

      return Infinity;
    }

    return low;
  };
  for (const file of graph.keys()) {
    if (!order.has(file)) visit(file);
  }

  return components;
}

/** From a file back to itself through the fewest others. */
function shortestWayRound(graph: ImportGraph, files: readonly string[]): string[] {
  const ways = files.map((start) => {
    const cameFrom = new Map<string, string>();
    const queue = [start];
    for (const file of queue) {
      for (const next of graph.get(file) ?? []) {
        if (!files.includes(next) || cameFrom.has(next)) continue;

        cameFrom.set(next, file);
        queue.push(next);
      }
    }
    const way = [start];
    do way.unshift(cameFrom.get(way[0] ?? start) ?? start);
    while (way[0] !== start);

    return way;
  });
  return ways.reduce((shortest, way) => (way.length < shortest.length ? way : shortest));
}
