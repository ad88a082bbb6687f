import { getPushDevice, subscribePush, unsubscribePush } from '@volan/api-contract';
import { mockCall } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { pushWantedStore } from '../../../blocks/push/pushOverlay.ts';
import { inSite } from '../../../stories/inSite.tsx';
import { PushSettings } from './PushSettings.tsx';

const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** The browser's permission in a story. */
let permission: NotificationPermission;
let subscription: { endpoint: string } | null;
const subscribed = fn();
const unsubscribed = fn();

/** A browser with a push service, which that of the tests has not. */
function mockBrowser(given: { permission: NotificationPermission; on?: boolean }) {
  ({ permission } = given);
  const makeSubscription = () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/a',
    options: { applicationServerKey: null },
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  });
  subscription = given.on ? makeSubscription() : null;
  spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
  spyOn(PushManager.prototype, 'getSubscription').mockImplementation(
    async () => subscription as PushSubscription | null,
  );
  spyOn(PushManager.prototype, 'subscribe').mockImplementation(async () => {
    subscription = makeSubscription();
    return subscription as PushSubscription;
  });
}

const answersQuestion = (answer: NotificationPermission) =>
  spyOn(Notification, 'requestPermission').mockImplementation(async () => (permission = answer));

const meta = {
  title: 'Account/PushSettings',
  component: PushSettings,
  decorators: [inSite],
  beforeEach: ({ msw }) => {
    pushWantedStore.clear();
    for (const mock of [subscribed, unsubscribed]) mock.mockClear();
    msw.use(
      mockCall(getPushDevice, () => ({
        key,
        subscribed: subscription !== null,
        arrived_at: subscription && '2026-11-20T08:00:00Z',
      })),
      mockCall(subscribePush, ({ subscribe }) => {
        subscribed(subscribe);
        return { key };
      }),
      mockCall(unsubscribePush, ({ subscribe }) => {
        unsubscribed(subscribe);
        return { removed: true };
      }),
    );
  },
} satisfies Meta<typeof PushSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const turnOn = { name: /^(Uključi na ovom uređaju|Turn on, on this device)$/ };
const turnOff = { name: /^(Isključi na ovom uređaju|Turn off, on this device)$/ };

/** Off until somebody asks for them; then both sides know of it. [F24, J15] */
export const Off: Story = {
  beforeEach: () => mockBrowser({ permission: 'default' }),
  play: async ({ canvas, userEvent }) => {
    answersQuestion('granted');
    await userEvent.click(await canvas.findByRole('button', turnOn));
    await expect(await canvas.findByRole('button', turnOff)).toBeVisible();
    await expect(subscribed).toHaveBeenCalledOnce();
    await expect(subscribed).toHaveBeenCalledWith(expect.stringContaining('"endpoint":'));
    await expect(pushWantedStore.read()).toBe(true);
  },
};

/** The last one, and a test; turning off removes on both sides. [F24, J16] */
export const On: Story = {
  beforeEach: () => mockBrowser({ permission: 'granted', on: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Pošalji probno|Send a test)$/ }));
    await expect(await canvas.findByText(/^(Na putu je|It is on its way)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', turnOff));
    await expect(await canvas.findByRole('button', turnOn)).toBeVisible();
    await expect(unsubscribed).toHaveBeenCalledOnce();
    await expect(subscription).toBeNull();
  },
};

/** The user says no when the browser asks: how to take that back, with a button that closes it. [C47, K04] */
export const Refused: Story = {
  beforeEach: () => mockBrowser({ permission: 'default' }),
  play: async ({ canvas, userEvent }) => {
    answersQuestion('denied');
    await userEvent.click(await canvas.findByRole('button', turnOn));
    const dialog = await screen.findByRole('dialog', {
      name: /^(Obaveštenja su blokirana|Notifications are blocked)$/,
    });
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Zatvori|Close)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(subscribed).not.toHaveBeenCalled();
    await expect(
      await canvas.findByRole('button', { name: /^(Kako da ih dozvolite|How to allow them)$/ }),
    ).toBeVisible();
  },
};

/** Blocked before. [C47] */
export const Blocked: Story = { beforeEach: () => mockBrowser({ permission: 'denied' }) };

/** The push service of the browser is not reached. */
export const Failed: Story = {
  beforeEach: () => mockBrowser({ permission: 'granted' }),
  play: async ({ canvas, userEvent }) => {
    answersQuestion('granted');
    spyOn(PushManager.prototype, 'subscribe').mockRejectedValue(new DOMException('no service', 'AbortError'));
    await userEvent.click(await canvas.findByRole('button', turnOn));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** A server without a key sends none. */
export const Unavailable: Story = {
  beforeEach: ({ msw }) => {
    mockBrowser({ permission: 'default' });
    msw.use(mockCall(getPushDevice, () => ({ key: null, subscribed: false, arrived_at: null })));
  },
};

/** On an iPhone the site has to be on the home screen first. */
export const OnIphone: Story = {
  beforeEach: () => {
    const descriptor = Object.getOwnPropertyDescriptor(window, 'PushManager');
    Reflect.deleteProperty(window, 'PushManager');
    spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)');

    return () => {
      if (descriptor) Object.defineProperty(window, 'PushManager', descriptor);
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/iPhone/)).toBeVisible();
  },
};
