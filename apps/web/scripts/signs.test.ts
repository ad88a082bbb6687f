import { brandIds, brands } from '@volan/domain-rules';
import { themes } from '@volan/tokens';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawOnSquare, drawShare, drawSign } from './drawSigns.ts';
import { iconFile } from './iconFile.ts';
import { webManifest } from './webManifest.ts';

describe.each(brandIds)('the sign of %s', (brand) => {
  const tokens = themes[`${brand}.light`];

  it('is drawn in the asked size', async () => {
    expect(await sharp(await drawSign(brand, 192)).metadata()).toMatchObject({
      format: 'png',
      width: 192,
      height: 192,
    });
  });

  it('keeps clear of the part that a phone may cut away', async () => {
    const { data, info } = await sharp(await drawOnSquare(brand, 192, 0.58, '#ffffff'))
      .trim({ background: '#ffffff' })
      .toBuffer({ resolveWithObject: true });
    expect(data.length).toBeGreaterThan(0);
    expect(Math.max(info.width, info.height)).toBeLessThanOrEqual(192 * 0.8);
  });

  it('is on the picture of links without one, 1200 × 630', async () => {
    const picture = sharp(await drawShare(brand, tokens));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(new Set(data).size).toBeGreaterThan(2);
  });

  it('is named by the manifest with the brand’s name, language and colours', () => {
    const manifest = webManifest(brands[brand], tokens);
    expect(manifest).toMatchObject({ name: brands[brand].name, start_url: '/', background_color: tokens.surface.page });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
  });
});

describe('favicon.ico', () => {
  it('holds its pictures one after the other', () => {
    const [small, large] = [Buffer.from('small'), Buffer.from('large!')];
    const file = iconFile([
      { size: 16, png: small },
      { size: 32, png: large },
    ]);
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
    const pictures = [6, 22].map((entry) => {
      const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
      return file.subarray(offset, offset + length).toString();
    });
    expect(pictures).toEqual(['small', 'large!']);
    expect([file.readUInt8(6), file.readUInt8(22)]).toEqual([16, 32]);
  });
});
