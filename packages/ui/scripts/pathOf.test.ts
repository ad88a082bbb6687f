import { describe, expect, it } from 'vitest';
import { pathOf } from './pathOf.ts';

const svg = (inner: string) => `<!-- licence --><svg viewBox="0 0 24 24">${inner}</svg>`;

describe('drawing an icon as one path', () => {
  it('joins its shapes', () => {
    expect(pathOf(svg('<path d="M1 2h3" /><line x1="0" y1="1" x2="2" y2="3" />'))).toBe('M1 2h3M0 1L2 3');
  });

  it('keeps a relative start where it was drawn', () => {
    expect(pathOf(svg('<path d="M9 9h1" /><path d="m5 6 1 1" />'))).toBe('M9 9h1M0 0m5 6 1 1');
  });

  it('draws a circle as two arcs', () => {
    expect(pathOf(svg('<circle cx="12" cy="10" r="3" />'))).toBe('M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0');
  });

  it('rounds the corners of a rectangle', () => {
    expect(pathOf(svg('<rect x="2" y="3" width="8" height="6" rx="1" />'))).toBe(
      'M3 3h6a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
    );
  });

  it('refuses a shape that it cannot draw', () => {
    expect(() => pathOf(svg('<text x="1">A</text>'))).toThrow('<text>');
  });
});
