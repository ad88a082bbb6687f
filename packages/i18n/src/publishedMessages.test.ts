import { afterEach, describe, expect, it } from 'vitest';
import { compiledMessage } from './compiledMessage.ts';
import { createPreview, createTranslator } from './createTranslator.ts';
import { publishMessages } from './publishedMessages.ts';

afterEach(() => publishMessages({ version: 0, messages: {} }));

describe('messages that were published', () => {
  it('take the place of the files’ at once, for translators that were made before too', () => {
    const t = createTranslator('en');
    const before = t('close');
    publishMessages({ version: 1, messages: { en: { close: ['Shut'] } } });
    expect([t('close'), createTranslator('en')('close')]).toEqual(['Shut', 'Shut']);
    expect(compiledMessage('close', 'en')).toEqual(['Shut']);
    expect(t('cancel')).not.toBe('');
    publishMessages({ version: 2, messages: {} });
    expect(t('close')).toBe(before);
  });

  it('leave other languages as they are, and reach Serbian in Cyrillic', () => {
    const german = createTranslator('de')('close');
    publishMessages({ version: 1, messages: { rs: { close: ['Sklopi'] } } });
    expect(createTranslator('de')('close')).toBe(german);
    expect([createTranslator('rs')('close'), createTranslator('rs-cyrl')('close')]).toEqual(['Sklopi', 'Склопи']);
  });

  it('are seen in a preview before anybody else sees them', () => {
    const drafts = { close: ['Shut'] };
    expect([createPreview('en', drafts)('close'), createTranslator('en')('close')]).toEqual(['Shut', 'Close']);
    expect(compiledMessage('close', 'en', drafts)).toEqual(['Shut']);
  });
});
