import { describe, expect, it } from 'vitest';
import { checkManifest } from './checkManifest.ts';

const problemsWith = (dependencies: Record<string, string>) =>
  checkManifest({
    name: '@volan/features',
    tarball: '',
    folder: '',
    manifest: { name: '@volan/features', version: '1.0.0', exports: {}, dependencies },
    entries: [],
  }).filter((problem) => problem.includes('second copy'));

describe('the manifest of a package', () => {
  it.each(['react', 'react-dom', '@tanstack/react-query'])('never brings %s along', (name) => {
    expect(problemsWith({ [name]: '1.0.0' })).toEqual([expect.stringContaining(`"dependencies" names ${name}`)]);
  });

  it('brings along what two copies of do no harm', () => {
    expect(problemsWith({ downshift: '9.5.0' })).toEqual([]);
  });
});
