import type { Meta, StoryObj } from '@storybook/react-vite';
import { revealPhone, visitAd } from '@volan/api-contract';
import { failing, fixtures, mockCall } from '@volan/mocks';
import { expect, waitFor } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { AdPhonePage } from './AdPhonePage.tsx';
import { ContactButton } from './ContactButton.tsx';
import { ReportAdPage } from './ReportAdPage.tsx';

const ad = fixtures.ad('rs');
/** The same as pages about it name it. */
const named = { ...ad, href: '/auto-oglasi/1/volkswagen-passat' };
const phones = { seller: 'Ana Anić', phones: [{ number: '+381641234567', text: '064 123 4567' }] };

const meta = {
  title: 'Pages/Ad/Contact',
  component: ContactButton,
  decorators: [inSite],
  args: { of: { ad: ad.id }, hasPhone: true, visited: { of: 'ads', id: ad.id } },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(visitAd, () => ({ counted: true, own: false })),
      mockCall(revealPhone, () => phones),
    ),
} satisfies Meta<typeof ContactButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number is not in the page before it is asked for, and takes the focus then. [M53] */
export const Revealed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).not.toHaveTextContent('064 123 4567');
    await userEvent.click(canvas.getByRole('button', { name: /Prikaži broj telefona|Show phone number/ }));
    const number = await canvas.findByRole('link', { name: /064 123 4567/ });
    await waitFor(() => expect(number).toHaveFocus());
  },
};

/** Too many asked for numbers, or the server does not answer: it says so, and can be tried again. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(failing(revealPhone, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Prikaži broj telefona|Show phone number/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** A seller who left no number: nothing offers one, and the visit counts all the same. [M53, P39] */
export const None: Story = {
  args: { hasPhone: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement).toHaveTextContent(/nije ostavio|left no/);
  },
};

/** The page that tells the number where no script runs. */
export const PhonePage: Story = {
  render: () => <AdPhonePage ad={named} found={phones} failure={null} />,
  parameters: { layout: 'fullscreen' },
};

/** The form of a report, with what was not said. [P57] */
export const Report: Story = {
  render: () => (
    <ReportAdPage
      ad={named}
      result={{
        ok: false,
        form: 'report',
        values: { text: '' },
        errors: { reason: ['required'] },
        failure: 'validation',
      }}
    />
  ),
  parameters: { layout: 'fullscreen' },
};

/** An own ad, or one of the own company: there is nothing to report, but something to change. */
export const ReportOwn: Story = {
  render: () => <ReportAdPage ad={named} isOwn />,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Pošalji|Send)/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^(Moji oglasi|My ads)$/ })).toBeVisible();
  },
};

/** It was sent. */
export const Reported: Story = {
  render: () => (
    <ReportAdPage ad={named} result={{ ok: true, form: 'report', values: {}, errors: {}, failure: null }} />
  ),
  parameters: { layout: 'fullscreen' },
};
