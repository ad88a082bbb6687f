import type { Conversation, ConversationMessage, ConversationPlace } from '@volan/api-contract';
import { useApi } from '@volan/api-client/react';
import { getConversation, markConversation } from '@volan/api-contract/wire';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hearLive, liveControls } from '../../blocks/messages/liveEvents.ts';
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

/** A conversation that stays up to date: the socket wakes, the call with its cursor is the truth. [J73, F23] */
export function useThread(thread: ThreadData) {
  const api = useApi();
  const [messages, setMessages] = useState(thread.messages);
  const [conversation, setConversation] = useState<Conversation>(thread.conversation);
  const [isNew, setNew] = useState(thread.isNew);
  const [more, setMore] = useState(thread.more);
  const [isTyping, setTyping] = useState(false);
  const [arrived, setArrived] = useState(0);
  const known = useRef(thread.messages);
  const marked = useRef(thread.isUnmarked ? 0 : (thread.messages.findLast(({ mine }) => !mine)?.id ?? 0));
  /** An event that came while the server was asked: it is asked again. */
  const asked = useRef<'messages' | 'marks' | null>(null);
  const isAsking = useRef(false);
  const toldTyping = useRef(0);
  const timers = useRef<Partial<Record<'typing' | 'arrived', ReturnType<typeof setTimeout>>>>({});
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

    setTyping(false);
    setArrived((count) => count + fresh);
    clearTimeout(timers.current.arrived);
    timers.current.arrived = setTimeout(() => setArrived(0), joinMs * 5);
  }

  async function read(since: number | null) {
    for (;;) {
      const from = since === null ? {} : { since };
      const answer = await api.send(getConversation, { a: ad.id, b: other.id, lang: api.language, ...from });
      if (!answer.ok) return;

      const part = answer.data;
      setConversation(part.conversation);
      take(part.messages);
      const next = part.messages.at(-1)?.id;
      if (since === null || !part.more || next === undefined) return;

      since = next;
    }
  }

  /** Says what was read, once somebody looks at it. */
  async function markNow() {
    const newest = known.current.findLast(({ mine }) => !mine)?.id ?? 0;
    if (document.visibilityState !== 'visible' || newest <= marked.current) return;

    marked.current = newest;
    await api.send(markConversation, { id: ad.id, user2: other.id, read: newest });
    liveControls.refresh?.();
  }

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

  const catchUp = useEffectEvent((withMarks: boolean) => void catchUpNow(withMarks));
  const markRead = useEffectEvent(() => void markNow());
  const heard = useEffectEvent((of: ConversationPlace, kind: 'message' | 'conversation' | 'typing') => {
    if (of.ad_id !== ad.id || of.other_id !== other.id || of.account_id !== accountId) return;
    if (kind !== 'typing') return void catchUpNow(kind === 'conversation');

    setTyping(true);
    clearTimeout(timers.current.typing);
    timers.current.typing = setTimeout(() => setTyping(false), typingMs);
  });
  const sent = useEffectEvent((message: ConversationMessage, adId: number, otherId: number) => {
    if (adId === ad.id && otherId === other.id) take([message]);
  });

  useEffect(() => {
    const endings = [
      hearLive((event) => {
        if (event.kind === 'missed') catchUp(true);
        else if (event.kind === 'message') heard(event.event, 'message');
        else if (event.kind !== 'notification') heard(event.place, event.kind);
      }),
      outbox.onSent((message, { adId, otherId }) => sent(message, adId, otherId)),
    ];
    const looked = () => markRead();
    document.addEventListener('visibilitychange', looked);
    // the server marked this page as read: the number in the header follows; a prefetched page is marked when the user
    // sees it
    liveControls.refresh?.();
    markRead();
    const clocks = timers.current;

    return () => {
      endings.forEach((end) => end());
      document.removeEventListener('visibilitychange', looked);
      Object.values(clocks).forEach((clock) => clearTimeout(clock));
    };
  }, []);

  return {
    conversation,
    messages,
    isNew,
    more,
    isTyping,
    /** New messages that were not said yet. */
    arrived,
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
    tellTyping() {
      if (isNew || Date.now() - toldTyping.current < tellTypingMs) return;

      toldTyping.current = Date.now();
      liveControls.typing?.(place);
    },
  };
}
