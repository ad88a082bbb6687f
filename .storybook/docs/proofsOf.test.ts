import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proofsOf } from './proofsOf.ts';

describe('the pictures on the page of a component [N15]', () => {
  const proofs = proofsOf('./packages/ui/src/Alert/Alert.stories.tsx', [
    { id: 'feedback-alert-first', name: 'First' },
    { id: 'feedback-alert-quiet', name: 'Quiet' },
    { id: 'feedback-alert-tones', name: 'Tones' },
  ]);

  it('are the main story in both looks, and those that tell most in one', () => {
    expect(proofs.map(({ label }) => label)).toEqual([
      'First, volan, light',
      'First, gearlane, dark',
      'Tones, volan, light',
    ]);
  });

  it('are files that the Storybook publishes', () => {
    const [picture] = proofsOf('./packages/ui/src/Modal/Modal.stories.tsx', [
      { id: 'feedback-modal-open', name: 'Open' },
    ]);
    const file = picture?.src.replace('./proofs/', '../references/') ?? '';
    expect(existsSync(new URL(file, import.meta.url))).toBe(true);
  });
});
