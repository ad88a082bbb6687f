import { readCall, type Api } from '@volan/api-client';
import type { ManagedAnswer, ManagedSpecification, ManagedTitles } from '@volan/api-contract';
import {
  createAnswer,
  createSpecification,
  setAnswerStatus,
  sortAnswers,
  updateAnswer,
  updateSpecification,
} from '@volan/api-contract/wire';
import type { FlagName } from '@volan/ui/FlagMatrix';
import { sentTitles } from '../../entities/taxonomy/sentTitles.ts';
import { seenOrder } from './seenOrder.ts';
import { setFlag } from './flagChanges.tsx';
import { flagsOf } from './specificationWords.ts';

/** An answer in the form. */
export interface AnswerDraft {
  /** Key of its card on the page. */
  readonly key: string;
  /** The answer that it changes; null: a new one. */
  readonly stored: ManagedAnswer | null;
  /** Null: made from the title. */
  readonly slug: string | null;
  readonly titles: ManagedTitles;
  readonly offered: boolean;
}

/** A question in the form, with its answers in their order. */
export interface SpecificationDraft {
  /** The question that it changes; null: a new one. */
  readonly stored: ManagedSpecification | null;
  readonly slug: string | null;
  readonly type: ManagedSpecification['type'];
  readonly groupId: string;
  readonly unit: string;
  readonly categoryIds: readonly string[];
  readonly titles: ManagedTitles;
  readonly required: boolean;
  readonly flags: Readonly<Record<FlagName, boolean>>;
  readonly answers: readonly AnswerDraft[];
  /** Ids of the stored answers in the order that was seen. Reordering fails if the stored order is another one. */
  readonly seen: readonly number[];
}

/** An empty answer. */
export const newAnswer = (): AnswerDraft => ({
  key: crypto.randomUUID(),
  stored: null,
  slug: null,
  titles: {},
  offered: true,
});

/** A new question with a list of answers, in a category, with one empty answer. */
export const newDraft = (groupId: string, categoryId: string): SpecificationDraft => ({
  stored: null,
  slug: null,
  type: 'enum',
  groupId,
  unit: '',
  titles: {},
  required: false,
  categoryIds: [categoryId],
  flags: { status: true, infilter: true, highlight: false, shortfilter: false, intitle: false, multi: false },
  answers: [newAnswer()],
  seen: [],
});

/** The draft of a stored question. */
export const draftOf = (stored: ManagedSpecification, answers: readonly ManagedAnswer[]): SpecificationDraft => ({
  stored,
  slug: stored.slug,
  type: stored.type,
  groupId: String(stored.group_id),
  unit: stored.unit ?? '',
  titles: stored.titles,
  required: stored.required === 1,
  flags: flagsOf(stored),
  categoryIds: stored.category_ids.map(String),
  answers: answers.map((row) => ({
    key: String(row.id),
    stored: row,
    slug: row.slug,
    titles: row.titles,
    offered: row.status === 1,
  })),
  seen: answers.map(({ id }) => id),
});

/** Whether answers of this kind are chosen from a list. */
export const hasAnswers = ({ type }: Pick<SpecificationDraft, 'type'>) => type === 'enum' || type === 'color';

interface Saving {
  readonly slugOf: (draft: Pick<AnswerDraft, 'slug' | 'titles'>) => string;
  /** Replaces the draft by what is stored so far, so that nothing is stored twice after a refusal. */
  readonly keep: (draft: SpecificationDraft) => void;
}

/**
 * Stores a question, then its answers and their order, and last whether it is live, so that a new question is only
 * visible when it is complete.
 *
 * @throws `CallError` of the first refusal
 */
export async function saveDraft(api: Api, first: SpecificationDraft, { slugOf, keep }: Saving) {
  let draft = first;
  const kept = (changes: Partial<SpecificationDraft>) => {
    draft = { ...draft, ...changes };
    keep(draft);
  };
  const fields = {
    group_id: Number(draft.groupId),
    unit: draft.unit.trim() || null,
    required: draft.required ? (1 as const) : (0 as const),
    titles: sentTitles(draft.titles),
    category_ids: draft.categoryIds.map(Number),
  } as const;
  const { stored } = draft;
  const { data: row } = stored
    ? await readCall(api, updateSpecification, { ...fields, id: stored.id, version: stored.version })
    : await readCall(api, createSpecification, { ...fields, slug: slugOf(draft), type: draft.type, status: 0 });
  kept({ stored: row });
  for (const answer of hasAnswers(draft) ? draft.answers : []) {
    const { data } = await saveAnswer(api, row.id, answer, slugOf(answer));
    kept({ answers: draft.answers.map((one) => (one.key === answer.key ? { ...one, stored: data } : one)) });
  }
  const order = draft.answers.flatMap(({ stored: answer }) => (answer ? [answer.id] : []));
  if (hasAnswers(draft) && order.length > 1) {
    await readCall(api, sortAnswers, {
      specification_id: row.id,
      sort: order,
      was: seenOrder(draft.seen, draft.answers),
    });
    kept({ seen: order });
  }
  const flags = Object.entries(flagsOf(row)) as [FlagName, boolean][];
  // the status comes last, when everything else is stored
  for (const [flag, was] of flags.toReversed()) {
    if (draft.flags[flag] !== was)
      kept({ stored: (await setFlag(api, draft.stored ?? row, flag, draft.flags[flag])).data });
  }

  return row.id;
}

async function saveAnswer(api: Api, question: number, { stored, titles, offered }: AnswerDraft, slug: string) {
  const fields = { slug, titles: sentTitles(titles) };
  if (!stored) {
    return readCall(api, createAnswer, { ...fields, specification_id: question, status: offered ? 1 : 0 });
  }
  const changed = await readCall(api, updateAnswer, { ...fields, id: stored.id, version: stored.version });
  if (changed.data.status === (offered ? 1 : 0)) return changed;

  return readCall(api, setAnswerStatus, { id: stored.id, version: changed.data.version, status: offered ? 1 : 0 });
}
