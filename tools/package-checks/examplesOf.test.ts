import { describe, expect, it } from 'vitest';
import { readmeExample } from './examplesOf.ts';

describe('the first example of a README', () => {
  it('is the first block of TypeScript, after blocks of another language', () => {
    const readme = '# Name\n\n```sh\nnpm install\n```\n\n```tsx\nconst a = <a />;\n```\n\n```ts\nconst b = 1;\n```\n';
    expect(readmeExample(readme)).toEqual({ code: 'const a = <a />;\n', extension: 'tsx' });
  });

  it('is missing in a README without one', () => {
    expect(readmeExample('# Name\n\n```sh\nnpm install\n```\n')).toBeUndefined();
  });
});
