import { testPush } from '@volan/api-contract/wire';
import { useApi } from '@volan/api-client/react';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useEffect, useState } from 'react';
import { allowPush, stopPush } from '../../../blocks/push/pushDevice.ts';
import { loadLate } from '../../../runtime/overlays/lateStyles.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { usePushDevice, type PushState } from './usePushDevice.ts';

const explain = async () => (await loadLate(() => import('../../../blocks/push/helpWithPush.tsx'))).helpWithPush();

/**
 * Notifications on this very device: turns them on and off, shows when the last one arrived, and sends a test. If the
 * browser blocks them or cannot show them, it says so, with the solution. They need scripts, so there is no form. [C47,
 * K04, F24]
 */
export function PushSettings() {
  const { t } = useMessages();
  const { state, refresh } = usePushDevice();
  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="push-title">
      <Stack gap={2}>
        <Heading level={2} size="h3" id="push-title">
          {t('push.title')}
        </Heading>
        <Text>{t('push.text')}</Text>
        <noscript>{t('push.no-script')}</noscript>
        {state && <PushChoice state={state} refresh={refresh} />}
      </Stack>
    </Card>
  );
}

/** Id of the button that explains how to allow what is blocked. */
const helpId = 'push-help';

interface PushChoiceProps {
  state: PushState;
  refresh: () => Promise<void>;
}

function PushChoice({ state, refresh }: PushChoiceProps) {
  const { t } = useMessages();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { support, permission, device, isOn } = state;
  const key = device?.key ?? null;

  const change = async (work: () => Promise<boolean>) => {
    setBusy(true);
    setFailed(!(await work().catch(() => false)));
    await refresh();
    setBusy(false);
  };
  const turnOn = async () => {
    let isBlocked = false;
    await change(async () => {
      const outcome = await allowPush(api, key ?? '');
      isBlocked = outcome === 'blocked';
      return outcome !== 'failed';
    });
    if (!isBlocked) return;

    // the button that was pressed is gone: what explains comes back to the one in its place
    await new Promise(requestAnimationFrame);
    document.getElementById(helpId)?.focus();
    await explain();
  };
  const turnOff = () => change(() => stopPush(api).then(() => true));

  if (support === 'home-screen') return <Alert tone="info">{t('push.ios')}</Alert>;
  if (support === 'none') return <Text tone="secondary">{t('push.unsupported')}</Text>;
  if (device !== null && key === null) return <Text tone="secondary">{t('push.unavailable')}</Text>;
  if (permission === 'denied') {
    return (
      <Alert
        tone="caution"
        actions={
          <Button id={helpId} onClick={() => void explain()}>
            {t('push.how-to-allow')}
          </Button>
        }
      >
        {t('push.blocked')}
      </Alert>
    );
  }

  return (
    <>
      {(hasFailed || device === null) && (
        <Alert tone="critical" urgent>
          {t('push.failed')}
        </Alert>
      )}
      <Text>{t(isOn ? 'push.on' : 'push.off')}</Text>
      {isOn && <PushTest arrivedAt={device?.arrived_at ?? null} />}
      <Row>
        {isOn ? (
          <Button onClick={() => void turnOff()} busyLabel={isBusy ? t('overlays.busy') : undefined}>
            {t('push.turn-off')}
          </Button>
        ) : (
          <Button
            variant="primary"
            onClick={() => void turnOn()}
            busyLabel={isBusy ? t('overlays.busy') : undefined}
            disabled={key === null}
          >
            {t('push.allow')}
          </Button>
        )}
      </Row>
    </>
  );
}

/** How long a test may be on its way before it is called missing, in milliseconds. */
const patienceMs = 15_000;

type Trial = 'sent' | 'failed' | 'late';

/** When the last one arrived, and one to try. */
function PushTest({ arrivedAt }: { arrivedAt: string | null }) {
  const { t, age } = useMessages();
  const api = useApi();
  /**
   * State of the test message that was sent while `arrivedAt` was `before`. Once `arrivedAt` changes, it has arrived.
   */
  const [trial, setTrial] = useState<{ stands: Trial; before: string | null } | null>(null);
  const stands = trial && trial.before === arrivedAt ? trial.stands : trial && 'arrived';

  useEffect(() => {
    if (trial?.stands !== 'sent') return undefined;

    const late = setTimeout(() => setTrial({ ...trial, stands: 'late' }), patienceMs);
    return () => clearTimeout(late);
  }, [trial]);

  const send = async () => {
    const { ok } = await api.send(testPush, {});
    setTrial({ stands: ok ? 'sent' : 'failed', before: arrivedAt });
  };
  const said = {
    sent: 'push.test-sent',
    failed: 'push.failed',
    late: 'push.test-missing',
    arrived: 'push.test-arrived',
  } as const;

  return (
    <>
      <Text tone="secondary">
        {arrivedAt === null ? t('push.none-arrived') : t('push.arrived', { when: age(arrivedAt) })}
      </Text>
      <div role="status">{stands && <Text>{t(said[stands])}</Text>}</div>
      <Row>
        <Button variant="primary" onClick={() => void send()}>
          {t('push.test')}
        </Button>
      </Row>
    </>
  );
}
