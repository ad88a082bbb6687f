import type { Plugin } from 'vite';

const written = /\/packages\/ui\/src\/(?:[^/]+\/[^/]+\.stories|(?:samples|patterns)\/[^/]+)\.tsx$/;

/** Stories and samples make their elements here, where their words are translated: Serbian literals are enough. */
export function translatedElements(): Plugin {
  return {
    name: 'translated-elements',
    enforce: 'pre',
    // On the first line, so that lines in error messages stay right.
    transform: (code, id) =>
      written.test(id) ? { code: `/** @jsxImportSource ${import.meta.dirname} */ ${code}`, map: null } : null,
  };
}
