import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord } from '../samples/extremes.ts';
import docs from './StickyContactBar.docs.ts';
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
    componentDocs: docs,
    coversPage: true,
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
  play: expectToFit,
};
export const GoneOnADesktop: Story = {
  // A docs page has no room for a desktop.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    children: (
      <>
        <Button grow>{germanWord}</Button>
        <Button variant="primary" icon="phone" grow>
          {germanWord}
        </Button>
      </>
    ),
  },
  play: expectToFit,
};
