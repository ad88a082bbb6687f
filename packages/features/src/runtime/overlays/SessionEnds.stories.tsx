import { brands } from '@volan/domain-rules';
import { TextArea } from '@volan/ui/TextArea';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { goToSessionExpired } from '../browser/goToSessionExpired.ts';
import { saveTypedText } from '../browser/saveTypedText.ts';
import { showSignedOut } from './showSignedOut.ts';

/** A form of a private page. */
function Form() {
  return (
    <main>
      <form method="post">
        <TextArea id="message" name="message" label="Poruka" />
      </form>
    </main>
  );
}

const meta = {
  title: 'Features/Session ends',
  component: Form,
  beforeEach: () => saveTypedText(brands.volan, showSignedOut),
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Calls find out that the session ended: the words stay, and one message says so and leads to signing in. [K01] */
export const WhileTyping: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Poruka');
    await userEvent.type(field, 'Dobar dan');
    goToSessionExpired();
    goToSessionExpired();
    const message = await screen.findByText(/^(Odjavljeni ste|You have been signed out)/);
    await expect(message.closest('[role=alert]')).not.toBeNull();
    await expect(screen.getAllByRole('button', { name: /^(Prijavi se|Sign in)$/ })).toHaveLength(1);
    await expect(field).toHaveValue('Dobar dan');
    await expect(field).toHaveFocus();
    await userEvent.click(within(document.body).getByRole('button', { name: /^(Zatvori poruku|Close message)$/ }));
  },
};
