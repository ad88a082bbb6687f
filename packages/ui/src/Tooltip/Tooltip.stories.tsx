import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { handClock } from '../samples/handClock.ts';
import docs from './Tooltip.docs.ts';
import { Tooltip, type TooltipProps, tooltipStays, tooltipWaits } from './Tooltip.tsx';

type TooltipArgs = Pick<TooltipProps, 'id' | 'label'>;

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { id: 'share-tip', label: 'Podeli oglas' },
  parameters: { componentDocs: docs },
  decorators: [
    (Story) => (
      <div style={{ padding: 64, textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<TooltipArgs>;

const onAnIcon: Story['render'] = (args) => (
  <Tooltip {...args}>
    <IconButton icon="share-2" label="Podeli oglas" />
  </Tooltip>
);

/** The focus of the keyboard shows it above the button; Escape hides it and leaves the focus. */
export const OnAnIconButton: Story = {
  render: onAnIcon,
  play: async ({ canvas, userEvent }) => {
    const tip = canvas.getByText('Podeli oglas');
    await expect(tip).not.toBeVisible();
    await userEvent.tab();
    await expect(tip).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Podeli oglas' });
    await expect(tip.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await userEvent.keyboard('{Escape}');
    await expect(tip).not.toBeVisible();
    await expect(button).toHaveFocus();
  },
};
export const Shown: Story = {
  render: onAnIcon,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Podeli oglas')).toBeVisible();
  },
};

/** After 300 ms under the pointer; the pointer may move onto the words; 120 ms after leaving it is gone. */
export const UnderThePointer: Story = {
  render: onAnIcon,
  play: async ({ canvas, userEvent, canvasElement }) => {
    const clock = handClock(tooltipWaits, tooltipStays);
    try {
      const tip = canvas.getByText('Podeli oglas');
      await userEvent.hover(canvas.getByRole('button'));
      clock.pass(299);
      await expect(tip).not.toBeVisible();
      clock.pass(1);
      await expect(tip).toBeVisible();
      await userEvent.hover(tip);
      clock.pass(1000);
      await expect(tip).toBeVisible();
      await userEvent.hover(canvasElement);
      clock.pass(119);
      await expect(tip).toBeVisible();
      clock.pass(1);
      await waitFor(() => expect(tip).not.toBeVisible());
    } finally {
      clock.restore();
    }
  },
};

/** More than the name: the words describe the control, beside what describes it already. */
export const Describing: Story = {
  render: () => (
    <>
      <Tooltip id="renew-tip" label="Isticanje važi još 18 dana" describes>
        <Button aria-describedby="renew-price">Produži</Button>
      </Tooltip>
      <p id="renew-price">240 kredita</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Produži' })).toHaveAccessibleDescription(
      '240 kredita Isticanje važi još 18 dana',
    );
  },
};
/** The parent shows it, for a first visit, and is notified when the user hides it. */
export const HeldByTheParent: Story = {
  render: function Held(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Tooltip {...args} open={open} onOpenChange={setOpen}>
          <IconButton icon="share-2" label="Podeli oglas" />
        </Tooltip>
        <output>{open ? 'vidi se' : 'sakriveno'}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const tip = canvas.getByText('Podeli oglas');
    await expect(tip).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(tip).not.toBeVisible();
    await expect(canvas.getByText('sakriveno')).toBeVisible();
    await userEvent.tab();
    await expect(tip).toBeVisible();
    await expect(canvas.getByText('vidi se')).toBeVisible();
  },
};

/** A parent that holds it closed keeps it closed. */
export const HeldClosed: Story = {
  render: (args) => (
    <Tooltip {...args} open={false} onOpenChange={() => {}}>
      <IconButton icon="share-2" label="Podeli oglas" />
    </Tooltip>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByText('Podeli oglas')).not.toBeVisible();
  },
};
export const LongWords: Story = {
  render: onAnIcon,
  args: {
    id: 'long-tip',
    label: 'Gebrauchtfahrzeuganzeige in den sozialen Netzwerken weiterempfehlen. Поделиться объявлением. 分享此广告',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { left, right } = canvas.getByText(/Gebrauchtfahrzeuganzeige/).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};
