import type { Meta, StoryObj } from '@storybook/react-vite';
import { shieldKinds } from '@volan/domain-rules';
import { expect } from 'storybook/test';
import { inSite } from '../../stories/inSite.tsx';
import { MessageText } from './MessageText.tsx';
import { ShieldConfirm } from './ShieldConfirm.tsx';
import { ShieldWarning } from './ShieldWarning.tsx';

const text = 'Potvrdite na paypal-isplata.top/x, ili pogledajte volan.example/auto-oglasi/7/golf';
const message = {
  id: 7,
  text,
  links: [
    {
      from: 13,
      to: 33,
      host: 'paypal-isplata.top',
      url: 'https://paypal-isplata.top/x',
      kind: 'look-alike' as const,
    },
    { from: 50, to: 82, host: 'volan.example', url: 'https://volan.example/auto-oglasi/7/golf', kind: null },
  ],
};

const meta = {
  title: 'Messages/Shield',
  component: ShieldWarning,
  decorators: [inSite],
  args: { warnings: [] },
} satisfies Meta<typeof ShieldWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below a message of somebody else: every kind that has words. [N12] */
export const EveryWarning: Story = {
  args: { warnings: shieldKinds.map((kind) => ({ kind, from: 0, to: 5 })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('p').length).toBeGreaterThanOrEqual(shieldKinds.length);
  },
};

/** A message with an honest link alone needs no words. */
export const NoWarning: Story = {
  args: { warnings: [{ kind: 'link', from: 0, to: 5 }] },
  play: ({ canvas }) => expect(canvas.queryByText(/Oprez|Take care/)).toBeNull(),
};

/** Links away from us open by our page, those to us open at once. */
export const Links: Story = {
  render: () => (
    <p>
      <MessageText message={message} />
    </p>
  ),
  play: async ({ canvas }) => {
    const [away, ours] = canvas.getAllByRole('link');
    await expect(away).toHaveAttribute('href', expect.stringMatching(/\/profile\/messages\/link\/7\/1$/));
    await expect(away).toHaveTextContent('paypal-isplata.top/x');
    await expect(ours).toHaveAttribute('href', 'https://volan.example/auto-oglasi/7/golf');
  },
};

/** In the form of a message that was not sent: to send it all the same is one press. [E14] */
export const Confirm: Story = {
  render: () => (
    <form method="post">
      <ShieldConfirm kinds={['courier', 'card']} field="message" />
      <textarea id="message" aria-label="Poruka" defaultValue="Kurir će doneti novac." />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('name', 'force');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#message');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/kuri|courier/i);
  },
};
