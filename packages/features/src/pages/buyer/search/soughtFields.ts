import { fold } from '@volan/domain-rules';
import type { FacetOption } from '@volan/ui';
import type { PanelGroup } from '../catalog/FilterPanelProps.ts';

const optionsOf = ({ control }: PanelGroup): readonly FacetOption[] => {
  switch (control.kind) {
    case 'options':
    case 'bodies':
    case 'generations':
      return control.options;
    case 'makes':
      return control.makes;
    default:
      return [];
  }
};

/** A question while a visitor looks for a field. */
export interface SoughtField {
  readonly found: boolean;
  /** Values of the answers that hold the words; `null` where all may show, since the question itself does. */
  readonly answers: ReadonlySet<string> | null;
}

/** Whether a question, or one of its answers, holds the words: without marks and capitals. [N01] */
export function soughtField(group: PanelGroup, text: string): SoughtField {
  const sought = fold(text.trim());
  if (sought === '' || fold(group.title).includes(sought)) {
    return { found: true, answers: null };
  }
  const answers = new Set(
    optionsOf(group).flatMap(({ value, label }) => (fold(label).includes(sought) ? [value] : [])),
  );

  return { found: answers.size > 0, answers };
}
