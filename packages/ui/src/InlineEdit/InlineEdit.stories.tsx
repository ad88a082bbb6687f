import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import docs from './InlineEdit.docs.ts';
import { InlineEdit, type InlineEditProps } from './InlineEdit.tsx';

const stored: InlineEditProps['onSave'] = async () => undefined;

const meta = {
  title: 'Admin/InlineEdit',
  component: InlineEdit,
  args: {
    id: 'free-period',
    label: 'Besplatni period, Severna Makedonija',
    value: '3',
    unit: 'meseci',
    type: 'number',
    size: 'table',
    labels: {
      edit: 'Izmeni',
      save: 'Sačuvaj',
      cancel: 'Otkaži',
      saving: 'Čuva se',
      saved: 'Sačuvano',
      failed: 'Nije sačuvano. Pokušajte ponovo.',
      empty: 'nema',
    },
    onSave: stored,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof InlineEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

function Stored(args: InlineEditProps) {
  const [value, setValue] = useState(args.value);
  const save = async (draft: string) => {
    const refused = await args.onSave(draft);
    if (refused === undefined) {
      setValue(draft);
    }
    return refused;
  };
  return <InlineEdit {...args} value={value} onSave={save} />;
}

export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Izmeni Besplatni period, Severna Makedonija: 3 meseci' }),
    ).toBeVisible();
  },
};

/** The value is chosen when the field opens; Enter saves it, and the focus returns to the value. */
export const Saves: Story = {
  render: (args) => <Stored {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Izmeni/ }));
    await expect(canvas.getByRole('textbox', { name: /Severna Makedonija/ })).toHaveFocus();
    await userEvent.keyboard('6{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /6 meseci/ })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Sačuvano');
  },
};

export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Izmeni/ }));
    await expect(canvas.getByRole('button', { name: 'Sačuvaj' })).toBeVisible();
  },
};

export const EscapeKeepsTheOldValue: Story = {
  render: (args) => <Stored {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Izmeni/ }));
    await userEvent.keyboard('12{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /3 meseci/ })).toHaveFocus());
  },
};

/** Neither a click elsewhere nor a refusal loses the typed text. */
export const Refused: Story = {
  args: { onSave: async () => 'Period je broj od 0 do 24. Upišite broj meseci.' },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Izmeni/ }));
    await userEvent.keyboard('99');
    await userEvent.click(canvasElement);
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('99');
    await userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Period je broj od 0 do 24');
    await expect(field).toHaveValue('99');
    await expect(field).toHaveAccessibleDescription(/Period je broj/);
    await expect(field).toHaveFocus();
  },
};

export const ConnectionFailed: Story = {
  args: { onSave: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Izmeni/ }));
    await userEvent.keyboard('4{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nije sačuvano');
    await expect(canvas.getByRole('textbox')).toHaveValue('4');
  },
};

export const Saving: Story = {
  args: { onSave: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Izmeni/ }));
    await userEvent.keyboard('4{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(canvas.getByText('Čuva se')).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { value: '' } };

export const LongWords: Story = {
  args: {
    label: 'Naziv',
    type: 'text',
    unit: undefined,
    size: 'field',
    value: 'Kraftfahrzeughaftpflichtversicherungsgesellschaft '.repeat(4),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.click(canvas.getByRole('button'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
