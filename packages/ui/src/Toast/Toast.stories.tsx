import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Toast, ToastPlace } from './Toast.tsx';

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  args: { children: 'Oglas je sačuvan' },
  parameters: {
    docs: {
      description: {
        component:
          'One short message about what just happened, announced politely in the one `ToastPlace` of the page. What the reader must not miss is an `Alert`; a question is a `Modal`. Tab reaches its way back.',
      },
    },
  },
  render: (args) => (
    <ToastPlace>
      <Toast {...args} />
    </ToastPlace>
  ),
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Oglas je sačuvan');
  },
};
export const WithWayBack: Story = {
  args: { children: 'Oglas je uklonjen iz poređenja', icon: 'trash-2', action: { label: 'Poništi', onClick: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Poništi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  args: {
    children: 'Die Gebrauchtfahrzeuganzeige wurde in Ihrer Vergleichsliste gespeichert',
    action: { label: 'Rückgängig machen', onClick: fn() },
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
