declare module 'virtual:component-sources' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a module made by a plugin cannot import relatively
  export const componentSources: Record<string, import('./sources/readComponents.ts').ComponentSource | undefined>;
}
declare module 'virtual:wireframe.css' {}
