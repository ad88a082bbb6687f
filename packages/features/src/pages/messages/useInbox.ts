import { useApi } from '@volan/api-client/react';
import { listConversations } from '@volan/api-contract/wire';
import { useEffect, useEffectEvent, useState } from 'react';
import { hearLive } from '../../blocks/messages/liveEvents.ts';
import { outbox } from '../../blocks/messages/outbox.ts';
import type { InboxData } from './ThreadData.ts';

/** Events within this number of milliseconds are read together. */
const pauseMs = 250;

/** The list of conversations, read again when something came. [J72] */
export function useInbox(inbox: InboxData): InboxData {
  const api = useApi();
  const [fresh, setFresh] = useState<{ readonly of: InboxData; readonly data: InboxData } | null>(null);
  const read = useEffectEvent(async () => {
    const { page, filter } = inbox;
    const answer = await api.send(listConversations, {
      page,
      lang: api.language,
      ...(filter === 'archived' && { archived: true }),
      ...(filter === 'unread' && { unread: true }),
    });
    if (!answer.ok) return;

    setFresh({ of: inbox, data: { ...inbox, conversations: answer.data, pages: answer.meta.pages } });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void read(), pauseMs);
    };
    const endings = [
      hearLive(({ kind }) => (kind === 'typing' || kind === 'notification' ? undefined : soon())),
      outbox.onSent(soon),
    ];

    return () => {
      clearTimeout(timer);
      endings.forEach((end) => end());
    };
  }, []);

  // another part of the list was opened meanwhile: its own data are newer
  return fresh?.of === inbox ? fresh.data : inbox;
}
