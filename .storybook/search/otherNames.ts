import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Names that other systems give to each component, from the docs files under a folder: `Modal` → "Dialog", "Popup". */
export async function otherNames(root: string): Promise<Record<string, readonly string[]>> {
  const files = globSync('*/*.docs.ts', { cwd: root }).toSorted();
  const named = await Promise.all(
    files.map(async (file) => {
      const { default: docs } = (await import(pathToFileURL(resolve(root, file)).href)) as {
        default: { otherNames: readonly string[] };
      };
      return [basename(file, '.docs.ts'), docs.otherNames] as const;
    }),
  );
  return Object.fromEntries(named);
}
