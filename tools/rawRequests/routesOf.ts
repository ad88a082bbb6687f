/** A route pattern of the router, with `:name` and `*` as placeholders. */
export interface ListedRoute {
  readonly path: string;
  readonly methods: readonly string[];
}

/** All routes of a server, read from its printed route tree. */
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
