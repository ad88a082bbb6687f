import { describe, expect, it } from 'vitest';
import { sendsOnEnter, type MessageKey } from './sendsOnEnter.ts';

const enter: MessageKey = {
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
};

describe('the key that sends a message', () => {
  it.each([
    ['Enter', {}, false, true],
    ['Shift with Enter', { shiftKey: true }, false, false],
    ['Alt with Enter', { altKey: true }, false, false],
    ['Enter that takes a Chinese word', { isComposing: true }, false, false],
    ['Enter on glass', {}, true, false],
    ['Ctrl with Enter on glass', { ctrlKey: true }, true, true],
    ['Cmd with Enter', { metaKey: true }, false, true],
    ['a letter', { key: 'a' }, false, false],
  ])('%s', (_name, held, fingers, sends) => {
    expect(sendsOnEnter({ ...enter, ...held }, fingers)).toBe(sends);
  });
});
