const fence = /^```(tsx?)\n([\s\S]*?)^```$/m;

/** The first example of a README: a whole file that has to compile as it stands. */
export function readmeExample(readme: string): { code: string; extension: 'ts' | 'tsx' } | undefined {
  const [, extension, code] = fence.exec(readme) ?? [];
  return code === undefined ? undefined : { code, extension: extension === 'tsx' ? 'tsx' : 'ts' };
}
