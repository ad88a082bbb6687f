import { bannerLimits } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { drawMp4, drawWebm } from '../testing/drawVideo.ts';
import { checkVideo } from './bannerVideo.ts';
import { rangeOf } from './videoRoutes.ts';

const renamed = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');

describe('a video of a banner', () => {
  it.each([
    ['MP4', drawMp4({ seconds: 12 }), { ending: 'mp4', seconds: 12 }],
    ['WebM', drawWebm({ seconds: 30 }), { ending: 'webm', seconds: 30 }],
    ['MP4 of 31 seconds', drawMp4({ seconds: 31 }), 'video-too-long'],
    ['WebM of 31 seconds', drawWebm({ seconds: 31 }), 'video-too-long'],
    ['MP4 without a length', drawMp4({ seconds: 0 }), 'video-broken'],
    ['MP4 with sound only', drawMp4({ seconds: 5, track: 'soun' }), 'video-broken'],
    ['MP4 that is cut off', drawMp4({ seconds: 5 }).subarray(0, 60), 'video-broken'],
    ['MP4 of 8 MB and a byte', drawMp4({ seconds: 5, bytes: bannerLimits.videoBytes + 1 }), 'video-too-large'],
    ['MP4 of 8 MB', drawMp4({ seconds: 5, bytes: bannerLimits.videoBytes }), { ending: 'mp4', seconds: 5 }],
    ['HEIC picture', renamed(drawMp4({ seconds: 5 }), 'isom', 'heic'), 'video-type'],
    ['Matroska file', renamed(drawWebm({ seconds: 5 }), 'webm', 'matr'), 'video-type'],
    ['page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'video-type'],
    ['empty file', Buffer.alloc(0), 'video-type'],
  ])('as %s', async (_name, bytes, outcome) => {
    expect(await checkVideo(bytes)).toEqual(outcome);
  });
});

describe('a part of a file of ten bytes', () => {
  it.each([
    ['bytes=0-3', { from: 0, to: 3 }],
    ['bytes=4-', { from: 4, to: 9 }],
    ['bytes=-2', { from: 8, to: 9 }],
    ['bytes=8-99', { from: 8, to: 9 }],
    ['bytes=10-', 'outside'],
    ['bytes=5-4', 'outside'],
    ['bytes=-', null],
    ['bytes=0-1,3-4', null],
    ['items=0-1', null],
    [undefined, null],
  ])('%s', (header, part) => {
    expect(rangeOf(header, 10)).toEqual(part);
  });
});
