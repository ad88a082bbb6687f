import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useHydrated } from './useHydrated.ts';

function Shown() {
  return <b>{useHydrated() ? 'with script' : 'without script'}</b>;
}

describe('useHydrated', () => {
  it('is false on the server', () => {
    expect(renderToString(<Shown />)).toBe('<b>without script</b>');
  });
});
