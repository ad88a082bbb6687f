import type { Conversation, ConversationMessage, ConversationPlace } from '@volan/api-contract';
import { useApi } from '@volan/api-client/react';
import { getConversation, markConversation } from '@volan/api-contract/wire';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hearLive, liveControls, type LiveEvent } from '../../blocks/messages/liveEvents.ts';
import { outbox } from '../../blocks/messages/outbox.ts';
import type { ThreadData } from './ThreadData.ts';

/** New messages that come within this time are said together, in milliseconds. */
const joinMs = 1000;

/** For how long somebody is said to be typing, in milliseconds: they say it again while they do. */
const typingMs = 5000;

/** Time between two signs of typing to the other side, in milliseconds. */
const tellTypingMs = 3000;

/** Adds messages to those that are known; the server's order, and its last word about each. */
function merge(known: readonly ConversationMessage[], came: readonly ConversationMessage[]) {
  const byId = new Map([...known, ...came].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}

type Messages = readonly ConversationMessage[];

const newestOfOther = (messages: Messages) => messages.findLast(({ mine }) => !mine)?.id ?? 0;

/** Reads all messages after an id, part by part; null reads the newest part. */
async function readSince(
  api: ReturnType<typeof useApi>,
  place: ConversationPlace,
  since: number | null,
  onPart: (part: { conversation: Conversation; messages: Messages }) => void,
) {
  for (;;) {
    const from = since === null ? {} : { since };
    const answer = await api.send(getConversation, { a: place.ad_id, b: place.other_id, lang: api.language, ...from });
    if (!answer.ok) return;

    const part = answer.data;
    onPart(part);
    const next = part.messages.at(-1)?.id;
    if (since === null || !part.more || next === undefined) return;

    since = next;
  }
}

interface ConversationEvents {
  /** Something may have come that the socket did not report. */
  readonly missed: () => void;
  readonly heard: (of: ConversationPlace, kind: 'message' | 'conversation' | 'typing') => void;
  /** The server has taken a message of this tab. */
  readonly sent: (message: ConversationMessage, adId: number, otherId: number) => void;
  /** The page came into view, or went out of it. */
  readonly looked: () => void;
}

/** Calls back for the events of all conversations as long as the page is open. */
function useConversationEvents(events: ConversationEvents) {
  const hear = useEffectEvent((event: LiveEvent) => {
    if (event.kind === 'missed') events.missed();
    else if (event.kind === 'message') events.heard(event.event, 'message');
    else if (event.kind !== 'notification') events.heard(event.place, event.kind);
  });
  const sent = useEffectEvent(events.sent);
  const looked = useEffectEvent(events.looked);

  useEffect(() => {
    const endings = [
      hearLive((event) => hear(event)),
      outbox.onSent((message, { adId, otherId }) => sent(message, adId, otherId)),
    ];
    const onVisibility = () => looked();
    document.addEventListener('visibilitychange', onVisibility);
    // the server marked this page as read: the number in the header follows; a prefetched page is marked when the user
    // sees it
    liveControls.refresh?.();
    looked();

    return () => {
      endings.forEach((end) => end());
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
}

/** Tells the server what was read. The returned function does it, if somebody looks at the page. */
function useReadMark({ conversation: { ad, other }, messages, isUnmarked }: ThreadData, known: () => Messages) {
  const api = useApi();
  const marked = useRef(isUnmarked ? 0 : newestOfOther(messages));

  return async () => {
    const newest = newestOfOther(known());
    if (document.visibilityState !== 'visible' || newest <= marked.current) return;

    marked.current = newest;
    await api.send(markConversation, { id: ad.id, user2: other.id, read: newest });
    liveControls.refresh?.();
  };
}

/** Whether the other side is typing; they say it again while they do. `tell` says the same of this side. */
function useTyping() {
  const [isTyping, setTyping] = useState(false);
  const lastTold = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    isTyping,
    stop: () => setTyping(false),
    start() {
      setTyping(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTyping(false), typingMs);
    },
    /** Null: nothing was written there yet, so no event is sent. */
    tell(place: ConversationPlace | null) {
      if (!place || Date.now() - lastTold.current < tellTypingMs) return;

      lastTold.current = Date.now();
      liveControls.typing?.(place);
    },
  };
}

/** Counts new messages that come within a short time, so that they are said together. */
function useArrivals() {
  const [count, setCount] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    count,
    add(more: number) {
      setCount((before) => before + more);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCount(0), joinMs * 5);
    },
  };
}

/** A conversation that stays up to date: the socket wakes, the call with its cursor is the truth. [J73, F23] */
export function useThread(thread: ThreadData) {
  const api = useApi();
  const [messages, setMessages] = useState(thread.messages);
  const [conversation, setConversation] = useState<Conversation>(thread.conversation);
  const [isNew, setNew] = useState(thread.isNew);
  const [more, setMore] = useState(thread.more);
  const typing = useTyping();
  const arrivals = useArrivals();
  const known = useRef(thread.messages);
  const markNow = useReadMark(thread, () => known.current);
  /** An event that came while the server was asked: it is asked again. */
  const asked = useRef<'messages' | 'marks' | null>(null);
  const isAsking = useRef(false);
  const { ad, other, account_id: accountId } = thread.conversation;
  const place: ConversationPlace = { ad_id: ad.id, account_id: accountId, other_id: other.id };

  function take(came: readonly ConversationMessage[]) {
    if (came.length === 0) return;

    const last = known.current.at(-1)?.id ?? 0;
    const fresh = came.filter(({ id, mine }) => id > last && !mine).length;
    known.current = merge(known.current, came);
    setMessages(known.current);
    setNew(false);
    if (fresh === 0) return;

    typing.stop();
    arrivals.add(fresh);
  }

  const read = (since: number | null) =>
    readSince(api, place, since, (part) => {
      setConversation(part.conversation);
      take(part.messages);
    });

  /** Asks for all after the last known message; marks of older ones come with the newest part. */
  async function catchUpNow(withMarks: boolean) {
    // before its first message the server knows no conversation
    if (thread.isPast || (withMarks && isNew)) return;

    asked.current = asked.current === 'marks' || withMarks ? 'marks' : 'messages';
    if (isAsking.current) return;

    isAsking.current = true;
    while (asked.current) {
      const last = known.current.at(-1)?.id ?? 0;
      const isMarks = asked.current === 'marks';
      asked.current = null;
      // first all that came since: a newest part alone could leave a gap before it
      await read(last);
      if (isMarks) await read(null);
    }
    isAsking.current = false;
    await markNow();
  }

  function heard(of: ConversationPlace, kind: 'message' | 'conversation' | 'typing') {
    if (of.ad_id !== ad.id || of.other_id !== other.id || of.account_id !== accountId) return;
    if (kind === 'typing') typing.start();
    else void catchUpNow(kind === 'conversation');
  }

  useConversationEvents({
    missed: () => void catchUpNow(true),
    heard,
    sent(message, adId, otherId) {
      if (adId === ad.id && otherId === other.id) take([message]);
    },
    looked: () => void markNow(),
  });

  return {
    conversation,
    messages,
    isNew,
    more,
    isTyping: typing.isTyping,
    /** New messages that were not said yet. */
    arrived: arrivals.count,
    /** Puts older ones before those that are shown. */
    async readOlder() {
      const first = known.current[0]?.id ?? 1;
      const answer = await api.send(getConversation, { a: ad.id, b: other.id, lang: api.language, before: first });
      if (!answer.ok) return false;

      known.current = merge(known.current, answer.data.messages);
      setMessages(known.current);
      setMore(answer.data.more);

      return true;
    },
    tellTyping: () => typing.tell(isNew ? null : place),
  };
}

/** The type of {@link useThread}. */
export type LiveThread = ReturnType<typeof useThread>;
