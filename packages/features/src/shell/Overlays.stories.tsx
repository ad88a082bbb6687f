import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { confirmAction } from '../runtime/overlays/confirmAction.ts';
import { choiceDialog } from '../runtime/overlays/choiceDialog.ts';
import { shareAddress } from '../runtime/overlays/shareAddress.ts';
import { withBlockingSpinner } from '../runtime/overlays/withBlockingSpinner.ts';
import { appOffer } from '../blocks/appDownload/appOffer.ts';
import { offerApp } from '../blocks/appDownload/offerApp.tsx';
import { offeredOnStore } from '../blocks/appDownload/offeredOnStore.ts';
import { askConsent } from '../blocks/consent/askConsent.tsx';
import { consentStore, isAllowed, unloggedStore } from '../blocks/consent/consentStore.ts';
import { openConsent } from '../blocks/consent/openConsent.ts';
import { helpWithPush } from '../blocks/push/helpWithPush.tsx';
import { openShortcuts } from '../blocks/shortcuts/listenToShortcuts.ts';
import { inSite } from '../stories/inSite.tsx';
import { storyApps } from '../stories/storySite.ts';
import { AppBadges } from './AppBadges.tsx';
import { shortcutsStore } from '../blocks/shortcuts/shortcutsStore.ts';

/** A button of any island or private page. */
function Opener({ open }: { open: () => void }) {
  return (
    <Row>
      <Button onClick={open}>Uradi</Button>
    </Row>
  );
}

/** A page whose footer leads to the apps. */
const withBadges: Decorator = (Story) => (
  <>
    <Story />
    <AppBadges />
  </>
);

const answered = fn();
const primary = fn();
const secondary = fn();

const meta = {
  title: 'Features/Overlays',
  component: Opener,
  args: { open: () => {} },
  beforeEach: () => {
    for (const store of [consentStore, unloggedStore, offeredOnStore, shortcutsStore]) store.clear();
    for (const mock of [answered, primary, secondary]) mock.mockClear();
    return () =>
      document.querySelectorAll('[data-overlay] dialog[open]').forEach((one) => (one as HTMLDialogElement).close());
  },
} satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: 'Uradi' });
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/** Refusing and allowing weigh the same; the answer is kept, and the bar goes. [T46, M64] */
export const Consent: Story = {
  args: { open: () => void askConsent('/cookies') },
  play: async () => {
    await userEvent.click(opener());
    const bar = await screen.findByRole('region', { name: 'Kolačići na ovom sajtu' });
    const [refuse, allow] = within(bar).getAllByRole('button');
    await expect(refuse?.className).toBe(allow?.className);
    await expect(refuse?.offsetWidth).toBe(allow?.offsetWidth);
    await userEvent.click(screen.getByRole('button', { name: 'Prihvati sve' }));
    await gone('region');
    await expect(isAllowed('marketing') && isAllowed('statistics')).toBe(true);
    await waitFor(() => expect(unloggedStore.read()).toBe(0));
  },
};

/** An older answer is taken back as easily. */
export const ConsentTakenBack: Story = {
  args: { open: openConsent },
  play: async () => {
    consentStore.write({ id: 'a'.repeat(32), answer: 1, version: 1, day: '2026-11-01', purposes: ['marketing'] });
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog', { name: 'Podešavanja kolačića' });
    await expect(within(dialog).getByRole('switch', { name: 'Marketing' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Samo neophodni' }));
    await gone('dialog');
    await waitFor(() => expect(isAllowed('marketing')).toBe(false));
    await expect(consentStore.read()).toMatchObject({ answer: 2, purposes: [] });
    await expect(opener()).toHaveFocus();
  },
};

/** On Android; closed, it does not come again today. [C41, C43] */
export const AppOnAndroid: Story = {
  decorators: [withBadges, inSite],
  args: { open: () => void offerApp('android', storyApps.android) },
  play: async () => {
    const agent = spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16)');
    await expect(appOffer.wants()).toBe(true);
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog', { name: /za telefon|for your phone/ });
    await expect(within(dialog).getByRole('link', { name: /Google Play/ })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zatvori' }));
    await gone('dialog');
    await expect(appOffer.wants()).toBe(false);
    await expect(opener()).toHaveFocus();
    agent.mockRestore();
  },
};

/** On an iPhone. [C42] */
export const AppOnIphone: Story = {
  args: { open: () => void offerApp('iphone', storyApps.iphone) },
  play: async () => {
    await userEvent.click(opener());
    await expect(await screen.findByRole('link', { name: /App Store/ })).toBeVisible();
  },
};

/** Notifications are blocked: what to press, in order. [C47, K04] */
export const PushBlocked: Story = {
  args: { open: () => void helpWithPush() },
  play: async () => {
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog', { name: 'Obaveštenja su blokirana' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zatvori' }));
    await gone('dialog');
  },
};

/** Without a text it asks `Molimo potvrdite akciju`; the focus starts on the safe way. [C48] */
export const Confirm: Story = {
  args: { open: () => void confirmAction().then(answered) },
  play: async () => {
    for (const [name, confirmed] of [
      ['Potvrdi', true],
      ['Odustani', false],
    ] as const) {
      await userEvent.click(opener());
      await screen.findByRole('dialog', { name: 'Molimo potvrdite akciju' });
      await expect(screen.getByRole('button', { name: 'Odustani' })).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(answered).toHaveBeenLastCalledWith(confirmed));
    }
  },
};

/** A text alone is the question. [C48] */
export const ConfirmWithText: Story = {
  args: { open: () => void confirmAction('Obrisati oglas?').then(answered) },
  play: async () => {
    await userEvent.click(opener());
    await screen.findByRole('dialog', { name: 'Obrisati oglas?' });
    await userEvent.click(screen.getByRole('button', { name: 'Odustani' }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
  },
};

/** Each way calls its own function. [C49] */
export const TwoWays: Story = {
  args: {
    open: () =>
      void choiceDialog({
        title: 'Nesačuvane izmene',
        text: 'Izmenili ste cenu i 2 slike. Šta da uradimo?',
        primary: { label: 'Sačuvaj i izađi', onClick: primary },
        secondary: { label: 'Izađi bez čuvanja', onClick: secondary },
      }),
  },
  play: async () => {
    for (const [name, taken] of [
      ['Sačuvaj i izađi', primary],
      ['Izađi bez čuvanja', secondary],
    ] as const) {
      await userEvent.click(opener());
      await userEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(taken).toHaveBeenCalledOnce());
      await gone('dialog');
    }
  },
};

let finish = () => {};

/** The page takes no input until the work has ended. [C51] */
export const Busy: Story = {
  args: {
    open: () =>
      void withBlockingSpinner(() => new Promise<void>((done) => (finish = done)), {
        title: 'Prelazimo na stranicu banke',
      }),
  },
  play: async () => {
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog', { name: 'Prelazimo na stranicu banke' });
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    finish();
    await gone('dialog');
    await expect(opener()).toHaveFocus();
  },
};

/** The shortcuts that exist here, and the switch that turns them off. */
export const Shortcuts: Story = {
  args: { open: openShortcuts },
  play: async () => {
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog', { name: 'Prečice na tastaturi' });
    await userEvent.click(within(dialog).getByRole('switch'));
    await expect(shortcutsStore.read()).toBe(false);
  },
};

/** No sheet of the system, no clipboard: a hidden field copies. [K09] */
export const ShareWithoutClipboard: Story = {
  args: { open: () => void shareAddress({ url: 'https://volan.example/1', title: 'Škoda Octavia' }) },
  play: async () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const command = spyOn(document, 'execCommand').mockReturnValue(true);
    await userEvent.click(opener());
    await expect(await screen.findByText('Veza je kopirana.')).toBeVisible();
    await expect(command).toHaveBeenCalledWith('copy');
    write.mockRestore();
    command.mockRestore();
  },
};
