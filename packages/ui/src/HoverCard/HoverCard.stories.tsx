import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { handClock } from '../samples/handClock.ts';
import { Text } from '../Text/Text.tsx';
import docs from './HoverCard.docs.ts';
import { HoverCard, hoverCardStays, hoverCardWaits } from './HoverCard.tsx';

const meta = {
  title: 'Feedback/HoverCard',
  component: HoverCard,
  args: {
    label: 'Prodavac Auto Petrović',
    children: <Link href="#prodavac">Auto Petrović</Link>,
    content: (
      <>
        <Text role="title">Auto Petrović</Text>
        <Text tone="secondary">Novi Sad, na platformi od 2014. godine</Text>
        <Link href="#oglasi">42 oglasa</Link>
      </>
    ),
  },
  parameters: { componentDocs: docs },
  decorators: [
    (Story) => (
      <div style={{ padding: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard opens it, goes into it, and leaves it closed behind; Escape gives the focus back. */
export const ByKeyboard: Story = {
  render: (args) => (
    <>
      <HoverCard {...args} />
      <Button>Dalje</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('group', { hidden: true });
    await expect(card).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Prodavac Auto Petrović' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Auto Petrović' });
    await expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(link.getBoundingClientRect().bottom);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '42 oglasa' })).toHaveFocus();
    await expect(card).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(card).not.toBeVisible();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dalje' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(card).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(card).not.toBeVisible();
  },
};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group')).toBeVisible();
  },
};

/** After 500 ms under the pointer; the pointer may move onto the card; 200 ms after leaving it is gone. */
export const UnderThePointer: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    const clock = handClock(hoverCardWaits, hoverCardStays);
    try {
      const card = canvas.getByRole('group', { hidden: true });
      await userEvent.hover(canvas.getByRole('link', { name: 'Auto Petrović' }));
      clock.pass(499);
      await expect(card).not.toBeVisible();
      clock.pass(1);
      await expect(card).toBeVisible();
      await userEvent.hover(card);
      clock.pass(1000);
      await expect(card).toBeVisible();
      await userEvent.hover(canvasElement);
      clock.pass(199);
      await expect(card).toBeVisible();
      clock.pass(1);
      await waitFor(() => expect(card).not.toBeVisible());
    } finally {
      clock.restore();
    }
  },
};

/** A finger follows the link and sees no card. */
export const OnTouch: Story = {
  play: async ({ canvas }) => {
    const clock = handClock(hoverCardWaits, hoverCardStays);
    try {
      await fireEvent.pointerOver(canvas.getByRole('link'), { pointerType: 'touch' });
      clock.pass(hoverCardWaits);
      await expect(canvas.getByRole('group', { hidden: true })).not.toBeVisible();
    } finally {
      clock.restore();
    }
  },
};

/** The parent shows it, and is notified when the user hides it. */
export const HeldByTheParent: Story = {
  render: function Held(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <HoverCard {...args} open={open} onOpenChange={setOpen} />
        <output>{open ? 'vidi se' : 'sakriveno'}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('sakriveno')).toBeVisible();
    await expect(canvas.getByRole('group', { hidden: true })).not.toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    content: 'Gebrauchtfahrzeuganzeigenempfehlungen Поделиться объявлением 分享此广告',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { left, right } = canvas.getByRole('group').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};
