import { globSync } from 'node:fs';
import { brandSheet } from '../../packages/tokens/src/brand/brandSheet.ts';
import { readBrand } from '../../packages/tokens/src/brand/readBrand.ts';

const id = 'virtual:wireframe.css';

/**
 * Gives Storybook a third brand that exists nowhere else: `import 'virtual:wireframe.css'`.
 *
 * It goes the way of a brand from outside, by `volan-tokens`. What looks the same in it as in Volan is hard-wired.
 */
export function wireframeSheet() {
  return {
    name: 'wireframe-sheet',
    resolveId: (source: string) => (source === id ? `\0${id}` : null),
    async load(this: { addWatchFile(file: string): void }, loaded: string) {
      if (loaded !== `\0${id}`) return null;

      for (const file of globSync('*.tokens.json', { cwd: import.meta.dirname })) {
        this.addWatchFile(`${import.meta.dirname}/${file}`);
      }
      return brandSheet('wireframe', await readBrand(import.meta.dirname));
    },
  };
}
