import type { PushDevice } from '@volan/api-contract';
import { getPushDevice } from '@volan/api-contract/wire';
import { useApi } from '@volan/api-client/react';
import { useCallback, useEffect, useState } from 'react';
import { currentSubscription } from '../../../blocks/push/pushDevice.ts';
import { pushSupport, type PushSupport } from '../../../blocks/push/pushSupport.ts';
import { tellPush } from '../../../blocks/push/tellPush.ts';

/** The state of notifications in this browser. */
export interface PushState {
  readonly support: PushSupport;
  readonly permission: NotificationPermission;
  /** The server's record of this device; null if the server was not reached. */
  readonly device: PushDevice | null;
  /** Both sides know of it. */
  readonly isOn: boolean;
}

/**
 * The state of notifications in this browser; null until it is known. `refresh` reads it again; an arriving message
 * does that too.
 */
export function usePushDevice(): { state: PushState | null; refresh: () => Promise<void> } {
  const api = useApi();
  const [state, setState] = useState<PushState | null>(null);

  const refresh = useCallback(async () => {
    const support = pushSupport();
    const isReady = support === 'ready';
    // the device may be unknown to the server: report it once in this visit
    if (isReady) await tellPush();
    const [read, subscription] = await Promise.all([
      api.send(getPushDevice, {}),
      isReady ? currentSubscription().catch(() => null) : null,
    ]);
    const device = read.ok ? read.data : null;
    const permission = isReady ? Notification.permission : 'default';
    const isOn = permission === 'granted' && subscription !== null && (device?.subscribed ?? false);
    setState({ support, permission, device, isOn });
  }, [api]);

  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const heard = ({ data }: MessageEvent<{ type?: string } | null>) => {
      if (data?.type === 'push-arrived') void refresh();
    };
    // read once the page has rendered
    const begin = setTimeout(() => void refresh());
    workers?.addEventListener('message', heard);

    return () => {
      clearTimeout(begin);
      workers?.removeEventListener('message', heard);
    };
  }, [refresh]);

  return { state, refresh };
}
