declare module 'virtual:component-sources' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import would make this file a module
  type ComponentSource = import('../packages/ui/scripts/sources/readComponents.ts').ComponentSource;
  export const componentSources: Record<string, ComponentSource | undefined>;
}
declare module 'virtual:wireframe.css' {}
