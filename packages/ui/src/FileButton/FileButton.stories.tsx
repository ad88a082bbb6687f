import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import docs from './FileButton.docs.ts';
import { FileButton } from './FileButton.tsx';

const meta = {
  title: 'Forms/FileButton',
  component: FileButton,
  args: { id: 'add', name: 'pictures', children: 'Dodaj slike', accept: 'image/*', onFiles: fn() },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['x'], 'auto.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Dodaj slike', { selector: 'input' }), file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};

/** Without `onFiles` the control keeps the files, and its form sends them. */
export const SentByItsForm: Story = {
  args: { onFiles: undefined, required: true, multiple: false },
  render: (args) => (
    <form aria-label="Slike">
      <FileButton {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText<HTMLInputElement>('Dodaj slike', { selector: 'input' });
    await expect(control).toBeRequired();
    await userEvent.upload(control, new File(['x'], 'auto.jpg', { type: 'image/jpeg' }));
    await expect(control.files).toHaveLength(1);
    await expect(control.form).toBe(canvas.getByRole('form'));
  },
};
export const Primary: Story = { args: { variant: 'primary' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: { children: 'Fahrzeugzulassungsbescheinigung oder Hauptuntersuchungsbericht hinzufügen' },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
