import { describe, expect, it } from 'vitest';
import { withOtherNames } from './withOtherNames.ts';

const entry = { name: 'Docs', importPath: './Modal.stories.tsx', tags: [], storiesImports: [] };
const index = {
  v: 5,
  entries: {
    'feedback-modal--docs': { ...entry, type: 'docs' as const, id: 'feedback-modal--docs', title: 'Feedback/Modal' },
    'feedback-toast--docs': { ...entry, type: 'docs' as const, id: 'feedback-toast--docs', title: 'Feedback/Toast' },
  },
};

describe('the index of the search', () => {
  it('knows a component by the names of other systems', () => {
    const { entries } = withOtherNames(index, { Modal: ['Dialog', 'Popup'] });
    expect(entries['feedback-modal--docs']).toHaveProperty('anchors', [
      { id: '', title: 'Dialog' },
      { id: '', title: 'Popup' },
    ]);
    expect(entries['feedback-toast--docs']).not.toHaveProperty('anchors');
  });

  it('stays the same where all names are in it, so that nothing is drawn again', () => {
    const once = withOtherNames(index, { Modal: ['Dialog'] });
    expect(withOtherNames(once, { Modal: ['Dialog'] })).toBe(once);
  });
});
