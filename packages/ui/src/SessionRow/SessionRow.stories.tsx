import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { formats } from '../samples/formats.ts';
import docs from './SessionRow.docs.ts';
import { SessionRow, type SessionRowProps } from './SessionRow.tsx';

/** The controls of Storybook know no properties that exclude one another. */
type Args = Omit<SessionRowProps, 'current' | 'action'> & { current?: string; action?: ReactNode };

const end = fn();
const action = (
  <Button size="small" onClick={end}>
    Odjavi
  </Button>
);

const meta = {
  title: 'Marketplace/SessionRow',
  component: SessionRow as ComponentType<Args>,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  args: {
    device: 'Firefox na Ubuntuu',
    kind: 'computer',
    place: 'Beograd, Srbija',
    time: formats.date('2026-11-14'),
    action,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odjavi' }));
    await expect(end).toHaveBeenCalledOnce();
  },
};
export const Current: Story = {
  args: {
    device: 'Chrome na Windowsu',
    place: 'Novi Sad, Srbija',
    time: 'aktivan sada',
    current: 'Ovaj uređaj',
    action: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ovaj uređaj')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const UnusualPlace: Story = {
  args: {
    device: 'Chrome na Androidu',
    kind: 'phone',
    place: 'Skoplje, Severna Makedonija',
    time: formats.date('2026-11-02'),
    unusual: 'Novo mesto',
  },
};
export const LongWords: Story = {
  args: {
    device: 'Samsung Internet Browser auf dem Samsung Galaxy S26 Ultra',
    place: 'Петропавловск-Камчатский, Российская Федерация',
    unusual: 'Anmeldung von einem ungewöhnlichen Ort',
    action: <Button size="small">Von diesem Gerät abmelden</Button>,
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
