const fence = /^```(tsx?)\n([\s\S]*?)^```$/gm;

/** A block of TypeScript of a text. */
export interface Example {
  code: string;
  extension: 'ts' | 'tsx';
}

/** Every example of a text, in its order. */
export const examplesOf = (markdown: string): Example[] =>
  [...markdown.matchAll(fence)].map(([, extension, code = '']) => ({
    code,
    extension: extension === 'tsx' ? 'tsx' : 'ts',
  }));

/** The first example of a README: a whole file that has to compile unchanged. */
export const readmeExample = (readme: string): Example | undefined => examplesOf(readme)[0];
