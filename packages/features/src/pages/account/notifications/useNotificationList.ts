import type { Notification, NotificationListMeta } from '@volan/api-contract';
import { listNotifications } from '@volan/api-contract/wire';
import { useApi } from '@volan/api-client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { hearLive } from '../../../blocks/messages/liveEvents.ts';

/** A page of the notifications of an account. */
export interface NotificationList {
  readonly notifications: readonly Notification[];
  readonly meta: NotificationListMeta;
}

/** Events within this number of milliseconds are read together. */
const pauseMs = 250;

/** The list of notifications, or with `fast` those about fast ads, read again when one came or was read on another device. [F23] */
export function useNotificationList(loaded: NotificationList, fast: boolean): NotificationList {
  const api = useApi();
  const [fresh, setFresh] = useState<{ readonly of: readonly Notification[]; readonly list: NotificationList } | null>(
    null,
  );
  const { notifications, meta } = loaded;
  const read = useEffectEvent(async () => {
    const answer = await api.send(listNotifications, {
      page: meta.page,
      lang: api.language,
      ...(fast && { fast }),
    });
    if (answer.ok) setFresh({ of: notifications, list: { notifications: answer.data, meta: answer.meta } });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = hearLive(({ kind }) => {
      if (kind === 'typing' || kind === 'conversation') return;

      clearTimeout(timer);
      timer = setTimeout(() => void read(), pauseMs);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);

  // another page of the list was opened meanwhile: its own data are newer
  return fresh?.of === notifications ? fresh.list : loaded;
}
