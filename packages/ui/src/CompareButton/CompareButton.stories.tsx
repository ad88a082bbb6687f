import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord } from '../samples/extremes.ts';
import docs from './CompareButton.docs.ts';
import { CompareButton } from './CompareButton.tsx';

const meta = {
  title: 'Marketplace/CompareButton',
  component: CompareButton,
  args: { label: 'Uporedi', pressed: false, onClick: fn() },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof CompareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IconAlone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Uporedi', pressed: false });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Pressed: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Uporedi', pressed: true })).toBeVisible();
  },
};
export const WithLabel: Story = { args: { look: 'label' } };
export const WithLabelPressed: Story = { args: { look: 'label', pressed: true, label: 'Zum Vergleich hinzufügen' } };

/** Without JavaScript it sends the form with the id of the ad. */
export const InAForm: Story = {
  args: { form: 'compare', value: '4711' },
  render: (args) => (
    <form id="compare">
      <CompareButton {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sent = new FormData(canvasElement.querySelector('form') ?? undefined, canvas.getByRole('button'));
    await expect(sent.get('ads')).toBe('4711');
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'small' } },
  args: { look: 'label', pressed: true, label: germanWord },
  play: expectToFit,
};
