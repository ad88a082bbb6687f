import { describe, expect, it } from 'vitest';
import { pictureLimits } from './pictureLimits.ts';
import { pictureSet, pictureUrl, sharedPictureUrl } from './pictureUrl.ts';
import { deviceWidths, nearestQuality, nearestWidth, pictureWidths } from './pictureWidths.ts';

describe('pictures', () => {
  it('are kept at the largest width that visitors are sent', () => {
    expect(pictureLimits.keptSide).toBe(pictureWidths.at(-1));
  });

  it('have the widths of the list, ascending [L21]', () => {
    expect(deviceWidths).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect(pictureWidths).toEqual([96, 160, 240, 320, 480, ...deviceWidths]);
  });

  it.each([
    [1, 96],
    [96, 96],
    [97, 160],
    [640 * 2, 1920],
    [1280, 1920],
    [9999, 3840],
  ])('%i pixels are served %i wide [J90]', (pixels, width) => {
    expect(nearestWidth(pixels)).toBe(width);
  });

  it.each([
    [1, 60],
    [67, 60],
    [68, 75],
    [75, 75],
    [80, 75],
    [81, 85],
    [100, 85],
  ])('quality %i is %i [T24]', (asked, quality) => {
    expect(nearestQuality(asked)).toBe(quality);
  });

  it('have one address per size, defaults left out [J90]', () => {
    expect(pictureUrl(7, { w: 640 })).toBe('/img/7?w=640');
    expect(pictureUrl(7, { w: 640, h: 400, q: 60, d: 2 })).toBe('/img/7?q=60&w=640&h=400&d=2');
    expect(pictureSet(7, [320, 640])).toBe('/img/7?w=320 320w, /img/7?w=640 640w');
  });

  it('have one address for shared links in each brand [M60]', () => {
    expect(sharedPictureUrl(7, 'volan')).toBe('/img/7/share/volan.jpg');
  });
});
