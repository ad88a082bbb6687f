/**
 * Draws the sign of every brand in the sizes that browsers, phones and shared links ask for: `public/signs/{brand}`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds, brands } from '@volan/domain-rules';
import { themes } from '@volan/tokens';
import { drawOnSquare, drawShare, drawSign } from './drawSigns.ts';
import { iconFile } from './iconFile.ts';
import { webManifest } from './webManifest.ts';

/** Widths inside `favicon.ico`, in pixels. */
const faviconSizes = [16, 32, 48];

const folder = join(import.meta.dirname, '../public/signs');
rmSync(folder, { recursive: true, force: true });
for (const brand of brandIds) {
  const tokens = themes[`${brand}.light`];
  const { base } = tokens.surface;
  const favicons = faviconSizes.map(async (size) => ({ size, png: await drawSign(brand, size) }));
  const files: Readonly<Record<string, Buffer | string>> = {
    'favicon.ico': iconFile(await Promise.all(favicons)),
    'apple-touch-icon.png': await drawOnSquare(brand, 180, 0.78, base),
    'icon-192.png': await drawSign(brand, 192),
    'icon-512.png': await drawSign(brand, 512),
    // A phone may cut away a fifth on every side.
    'maskable-192.png': await drawOnSquare(brand, 192, 0.58, base),
    'maskable-512.png': await drawOnSquare(brand, 512, 0.58, base),
    'share.png': await drawShare(brand, tokens),
    'manifest.webmanifest': JSON.stringify(webManifest(brands[brand], tokens), null, 2),
  };
  mkdirSync(join(folder, brand), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, brand, name), content);
  }
}
