/// <reference types="vite/client" />
const sheets = import.meta.glob<string>('../../packages/ui/src/*/*.css.ts', {
  query: '?raw',
  import: 'default',
});

/** The sources of the style sheets in a component's folder, by the name of the folder. */
export async function styleSheetsOf(component: string): Promise<string> {
  const own = Object.entries(sheets).filter(([path]) => path.split('/').at(-2) === component);
  const sources = await Promise.all(own.map(([, load]) => load()));
  return sources.join('\n');
}
