import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { StickyContactBar } from './StickyContactBar.tsx';

const meta = {
  title: 'Marketplace/StickyContactBar',
  component: StickyContactBar,
  args: {
    label: 'Kontakt',
    children: (
      <>
        <Button icon="message-circle" grow>
          Poruka
        </Button>
        <Button variant="primary" icon="phone" grow>
          Pozovi
        </Button>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The way to the seller stays at hand while a phone scrolls; a desktop has `BuyCard`. One or two buttons, last on the page. It never covers what has the focus: the page leaves room for it.',
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof StickyContactBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Kontakt' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(first?.height).toBeGreaterThanOrEqual(44);
    await expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
  },
};
export const OneWay: Story = {
  args: {
    children: (
      <Button variant="primary" icon="phone" grow>
        Prikaži broj telefona
      </Button>
    ),
  },
};

/** Words wrap in their buttons; none is cut. */
export const LongWords: Story = {
  args: {
    label: 'Kontakt',
    children: (
      <>
        <Button icon="message-circle" grow>
          Nachricht schreiben
        </Button>
        <Button variant="primary" icon="phone" grow>
          Telefonnummer anzeigen
        </Button>
      </>
    ),
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const GoneOnADesktop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
