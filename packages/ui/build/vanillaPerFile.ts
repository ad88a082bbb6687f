import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { transformSync, type Plugin } from 'esbuild';

export interface VanillaPerFileOptions {
  /** Folder of the sources. */
  src: string;
  /** Folder that is published. */
  out: string;
  /** Source file that takes the place of the library's runtime of recipes, where the package has one. */
  recipes?: string;
}

const builtName = (path: string) => path.replace(/\.css\.ts$/, '.styles.js').replace(/\.tsx?$/, '.js');

const call = /\b_[0-9a-f]+\(\{defaultClassName:('[^']*'),variantClassNames:(\{[^;]*?\}),defaultVariants:\{\},compoundVariants:\[\]\}\)/g;
const libraryRuntime = /import \{ createRuntimeFn as (_[0-9a-f]+) \} from '@vanilla-extract\/recipes\/createRuntimeFn';\n?/;

/** Lets recipes without default and compound variants do with a runtime of a few lines. */
function withPlainRecipes(code: string, runtime: string) {
  const plain = code.replace(call, '/*#__PURE__*/ plainRecipe($1, $2)');
  const library = libraryRuntime.exec(plain)?.[1];
  const needed = library && plain.includes(`${library}(`);
  const rest = needed ? plain : plain.replace(libraryRuntime, '');
  return rest === code ? code : `import { plainRecipe } from '${runtime}';\n${rest}`;
}

/** Small as it is published: webpack minifies no sheet unless it is told to. */
const minified = (css: string) => transformSync(css, { loader: 'css', minify: true }).code;

/** How a sheet of another package is imported; of ours only the order of the layers has an entry. */
function foreignSheet(sheet: string) {
  if (sheet.endsWith('/ui/src/theme/layers.css')) return `import '@volan/ui/layers';`;
  throw new Error(`${sheet} belongs to another package. Its classes are no entry of it: use its components.`);
}

/**
 * Builds each source file into one JavaScript file, and each style sheet into a JavaScript file beside a CSS file.
 *
 * The JavaScript imports its CSS through the package's own `#css/` map, which leads to nothing in Node, so a
 * server can import the package as it is. The name `.styles.js` keeps a consumer's own vanilla-extract from
 * running the built file again.
 */
export function vanillaPerFile({ src, out, recipes }: VanillaPerFileOptions): Plugin {
  const own = (sheet: string) => `./${builtName(relative(dirname(sheet), recipes ?? sheet))}`;
  return {
    name: 'vanilla-per-file',
    setup(build) {
      // Every file is an entry: what it imports is another file of the package, or another package.
      build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
        kind === 'entry-point' ? undefined : { path: path.startsWith('.') ? builtName(path) : path, external: true },
      );
      build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
        const { source, watchFiles } = await compile({
          filePath: path,
          identOption: 'short',
          cwd: dirname(src),
          esbuildOptions: { conditions: ['@volan/source'] },
        });
        const contents = await processVanillaFile({
          source,
          filePath: path,
          identOption: 'short',
          serializeVirtualCssPath({ fileScope, source: css }) {
            const sheet = relative('src', fileScope.filePath).replace(/\.css\.ts$/, '.css');
            if (sheet.startsWith('..')) return foreignSheet(sheet);
            // A sheet that uses classes of another says so; only its own rules are written here.
            if (join(dirname(src), fileScope.filePath) === path) {
              mkdirSync(dirname(join(out, sheet)), { recursive: true });
              writeFileSync(join(out, sheet), minified(css));
            }
            return `import '#css/${sheet}';`;
          },
        });
        return { contents: recipes ? withPlainRecipes(contents, own(path)) : contents, loader: 'js', watchFiles };
      });
    },
  };
}
