import { languageValues, maxPdfBytes, pictureLimits, type LanguageValue } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { messagesOf } from './messagesOf.ts';

const megabytes = (bytes: number) => String(bytes / 1024 ** 2);

/** Chinese counts pixels in ten thousands. */
const millions = (pixels: number, language: LanguageValue) => String(pixels / (language === 'zh' ? 1e4 : 1e6));

const { bytes, formBytes, pixels, avifPixels, avatar, cover, bestCover } = pictureLimits;

const sides = ({ width, height }: { width: number; height: number }) => [String(width), String(height)];

describe.each(languageValues)('texts about pictures in %s', (language) => {
  it.each([
    ['account-images.avatar-hint', [megabytes(bytes), ...sides(avatar)]],
    ['account-images.cover-hint', [megabytes(bytes), ...sides(cover), ...sides(bestCover)]],
    ['failures.image-too-large', [megabytes(bytes), millions(pixels, language), millions(avifPixels, language)]],
    ['failures.message-file-too-large', [megabytes(bytes), megabytes(maxPdfBytes)]],
    ['pictures.files-hint', [megabytes(bytes), megabytes(formBytes)]],
  ] as const)('name the limits that the server enforces: %s', (key, numbers) => {
    expect(String(messagesOf(language)[key]).match(/\d+/g)).toEqual(numbers);
  });
});
