import { describe, expect, it } from 'vitest';
import { checkFiles } from './checkFiles.ts';

const file = (name: string, type: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type });
const names = (files: readonly File[]) => files.map(({ name }) => name);
const reasons = (result: ReturnType<typeof checkFiles>) =>
  result.refused.map((one) => `${one.file.name}: ${one.reason}`);

describe('looking at files before they are sent', () => {
  const photo = file('auto.JPG', 'image/jpeg');
  const list = file('cene.XLSX', '');
  const pdf = file('saobraćajna.pdf', 'application/pdf', 200);
  const nothing = file('prazno.png', 'image/png', 0);

  it('takes everything without rules, except a file without content', () => {
    const result = checkFiles([photo, list, pdf, nothing], {}, 0);
    expect(names(result.taken)).toEqual(['auto.JPG', 'cene.XLSX', 'saobraćajna.pdf']);
    expect(reasons(result)).toEqual(['prazno.png: empty']);
  });

  it('knows kinds, types and endings', () => {
    expect(names(checkFiles([photo, list, pdf], { accept: 'image/*, .xlsx' }, 0).taken)).toEqual([
      'auto.JPG',
      'cene.XLSX',
    ]);
    expect(reasons(checkFiles([photo, pdf], { accept: 'application/pdf' }, 0))).toEqual(['auto.JPG: type']);
  });

  it('refuses what is too large or too many', () => {
    expect(reasons(checkFiles([pdf, photo], { maxBytes: 199 }, 0))).toEqual(['saobraćajna.pdf: size']);
    expect(reasons(checkFiles([photo, pdf], { maxFiles: 3 }, 2))).toEqual(['saobraćajna.pdf: count']);
  });
});
