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
import { sentTitles } from '../../entities/taxonomy/TitleFields.tsx';
import { seenOrder } from './seenOrder.ts';
import { setFlag } from './SpecificationsPage.tsx';
import { flagsOf } from './specificationWords.ts';

/** An answer as it is typed. */
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

/** A question as it is typed, with its answers in their order. */
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

/** A question that asks for a list, in a category, with one empty answer. */
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

/** What is stored, to be changed. */
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
  /** Takes over what is stored by now, so that a refusal in between leaves nothing to be done twice. */
  readonly keep: (draft: SpecificationDraft) => void;
}

/**
 * Stores a question, its answers and their order, and last of all whether it is live: nothing of a new one is seen before all of
 * it is there.
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
  // status comes last: then everything else is there
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
