/** A route as the router has it: `:name` and `*` stand for what varies. */
export interface ListedRoute {
  readonly path: string;
  readonly methods: readonly string[];
}

/** Every route of a server that is ready, out of the tree that it prints. */
export function routesOf(app: { printRoutes(): string }): ListedRoute[] {
  const above: string[] = [];
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', text = ''] = /^((?:[│ ] {3})*)[├└]── (.*)$/.exec(line) ?? [];
      const [, part = '', methods] = /^(.*?)(?: \(([A-Z, ]+)\))?$/.exec(text) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, Infinity, part);
      return methods === undefined
        ? []
        : [{ path: above.join('').replace('(empty root node)', ''), methods: methods.split(', ') }];
    });
}
