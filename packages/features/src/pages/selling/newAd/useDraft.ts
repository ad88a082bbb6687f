import { useApi } from '@volan/api-client/react';
import { saveDraft } from '@volan/api-contract/wire';
import type { AdFormFields } from '@volan/domain-rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentFields } from '../adForm/sentFields.ts';
import { redrawAround, typedFields } from './formFields.ts';
import { nameDraft } from './nameDraft.ts';
import { removeLocalDraft, storeLocalDraft, localDrafts, sameFields, type LocalDraft } from './localDrafts.ts';

/** Milliseconds without typing before the server gets the values. */
const restMs = 800;

/** A draft as a page begins with it. */
export interface BegunDraft {
  readonly id: string;
  readonly version: number;
  readonly fields: AdFormFields;
}

export interface DraftOptions {
  readonly begun: BegunDraft;
  /** The address names it: no other one of this browser takes its place. */
  readonly named: boolean;
  /** Null: a fast ad. */
  readonly categoryId: number | null;
  readonly signedIn: boolean;
  /** The page shows a form that was sent and refused: its values are newer than any stored ones. */
  readonly sent: boolean;
}

/**
 * The state of a draft: stored in this browser, on its way to the server, saved there, failed, or changed elsewhere.
 */
export type DraftState = 'none' | 'kept' | 'saving' | 'saved' | 'failed' | 'changed-elsewhere';

/** What another tab or device made of the draft. */
type Other = Pick<LocalDraft, 'version' | 'fields'>;

/** Nothing is filled in yet: a kind of price is chosen when the form opens. */
const isUnsaid = (fields: AdFormFields) =>
  Object.entries(fields).every(([name, texts]) =>
    texts.every((text) => text === '' || (name === 'price_type' && text === 'fixed')),
  );

const newTab = () => Math.random().toString(36).slice(2);

/**
 * Stores the typed values: at once in this browser, and shortly after on the server for signed-in users. A killed tab
 * continues where it was. Changes of another tab or device are never overwritten without a choice. [P35, M54]
 */
export function useDraft({ begun, named, categoryId, signedIn, sent }: DraftOptions) {
  const api = useApi();
  const [tab] = useState(newTab);
  const [draft, setDraft] = useState({ ...begun, given: begun.fields, drawing: 0 });
  const [state, setState] = useState<DraftState>('none');
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [other, setOther] = useState<Other | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The newest, also for what runs later. */
  const now = useRef<BegunDraft>(begun);
  const saving = useRef<Promise<void> | null>(null);
  /** The stored values of this browser have been read. Earlier changes are not a new draft. */
  const isAwake = useRef(false);
  const [isRead, setRead] = useState(false);
  /** Names of fields that changed before that. */
  const heardEarly = useRef(new Set<string>());

  /** The last sent values, of this page or the one before it. */
  const sending = useRef<AdFormFields>(undefined);

  function keep(saved: boolean) {
    storeLocalDraft({ ...now.current, categoryId, saved, sending: sending.current, at: Date.now(), tab });
    nameDraft(now.current.id);
  }

  /** One save at a time: further calls wait for the running one. */
  function save(): Promise<void> {
    saving.current ??= saveNow().finally(() => {
      saving.current = null;
    });
    return saving.current;
  }

  async function saveNow() {
    setState('saving');
    const { id, version, fields } = now.current;
    const before = sending.current;
    sending.current = fields;
    keep(false);
    const answer = await api.send(saveDraft, { id, version, category_id: categoryId, fields: sentFields(fields) });
    if (answer.ok) {
      hold(answer.data.version);
      const isNewest = now.current.fields === fields;
      keep(isNewest);
      setSavedAt(Date.parse(answer.data.updated_at));
      setState(isNewest ? 'saved' : 'saving');
      if (!isNewest) later();
    } else if (answer.failure === 'conflict' && answer.data) {
      sending.current = before; // this one was not taken
      meet(answer.data);
    } else {
      setState('failed');
    }
  }

  /** The server has this version; 0 while it has none. */
  function hold(version: number) {
    now.current = { ...now.current, version };
    setDraft((before) => ({ ...before, version }));
  }

  /** Another version of the draft. The same values are no conflict, and neither are values that were sent from here. */
  function meet(found: Other) {
    if (sameFields(found.fields, now.current.fields)) {
      hold(found.version);
      setState('saved');
    } else if (sending.current && sameFields(found.fields, sending.current)) {
      hold(found.version);
      later();
    } else {
      setOther(found);
      setState('changed-elsewhere');
    }
  }

  /** Gives the draft another id. */
  function rename(id: string) {
    now.current = { ...now.current, id };
    setDraft((before) => ({ ...before, id }));
    nameDraft(null);
  }

  function later() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), restMs);
  }

  /** Shows other fields than those that are in the controls. */
  function draw(next: BegunDraft) {
    now.current = next;
    setDraft((before) => ({ ...next, given: next.fields, drawing: before.drawing + 1 }));
  }

  /** The controls hold something else; `name` is the one that changed. */
  function change(fields: AdFormFields, name: string) {
    now.current = { ...now.current, fields };
    setDraft((before) => ({ ...before, fields }));
    if (other) return;
    if (isAwake.current) keepChange();
    else heardEarly.current.add(name);
  }

  /** Whether there is nothing to save: only the category is chosen, and the server has no draft yet. */
  const isNoDraft = () => now.current.version === 0 && saving.current === null && isUnsaid(now.current.fields);

  /** Fills in one field. Other fields may have changed since the last render, so they come from the newest values. */
  const fill = (name: string, texts: readonly string[]) => change({ ...now.current.fields, [name]: texts }, name);

  function keepChange() {
    if (isNoDraft()) {
      clearTimeout(timer.current);
      removeLocalDraft(now.current.id);
      nameDraft(null);
      setState('none');

      return;
    }
    keep(false);
    if (signedIn) later();
    else setState('kept');
  }

  const wake = useEffectEvent(() => {
    const mine = localDrafts.read().filter((one) => one.categoryId === categoryId);
    const found = named || sent ? mine.find(({ id }) => id === begun.id) : mine[0];
    const typed = typedFields(heardEarly.current, begun.fields);
    const isTyped = Object.keys(typed).length > 0;
    sending.current = found?.sending;
    // neither the server nor this browser has the named draft any more: it has become an ad, or was thrown away
    if (named && !found && begun.version === 0 && !sent) rename(crypto.randomUUID());
    if (isTyped) change({ ...now.current.fields, ...typed }, '');
    if (sent) {
      hold(found?.version ?? begun.version);
      if (!isNoDraft()) keep(false);
    } else if (found && (!named || !found.saved || found.version > begun.version)) {
      // a stored draft never replaces what was typed since the page was opened
      redrawAround(() => flushSync(() => draw({ ...found, fields: { ...found.fields, ...typed } })));
      setState(found.saved ? 'saved' : 'kept');
      nameDraft(found.id);
      if (isTyped) keepChange();
    } else if (isTyped) keepChange();
    isAwake.current = true;
    setRead(true);
    if (signedIn && (sent || found?.saved === false) && !isNoDraft()) void save();
  });

  useEffect(() => {
    const soon = setTimeout(() => wake());
    return () => clearTimeout(soon);
  }, []);

  const hear = useEffectEvent(() => {
    const kept = localDrafts.read().find(({ id }) => id === now.current.id);
    if (!kept || kept.tab === tab) return;

    clearTimeout(timer.current);
    meet(kept);
  });
  const retry = useEffectEvent(() => {
    if (signedIn && state === 'failed') void save();
  });

  useEffect(() => {
    const online = () => retry();
    addEventListener('online', online);
    const deaf = localDrafts.subscribe(() => hear());

    return () => {
      removeEventListener('online', online);
      deaf();
      clearTimeout(timer.current);
    };
  }, []);

  /** Ends the choice between two versions, by the other one or by this one. */
  function choose(which: 'other' | 'this') {
    if (!other) return;

    setOther(null);
    if (which === 'other') draw({ id: now.current.id, ...other });
    else now.current = { ...now.current, version: other.version };
    keep(false);
    if (signedIn) void save();
    else setState('kept');
  }

  /** Throws everything away and begins again. */
  function discard(id: string) {
    clearTimeout(timer.current);
    removeLocalDraft(now.current.id);
    draw({ id, version: 0, fields: {} });
    nameDraft(null);
    setState('none');
  }

  return { draft, state, savedAt, isRead, change, fill, choose, discard, save, retry: () => void save() };
}

/** The draft of an ad on its page. */
export type Draft = ReturnType<typeof useDraft>;
