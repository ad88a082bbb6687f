import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConsentBar } from '../ConsentBar/ConsentBar.tsx';
import { ContactReveal } from '../ContactReveal/ContactReveal.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messageCircleIcon } from '../icons/index.ts';
import { Price } from '../Price/Price.tsx';
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

/** The button before the number fills the bar as the number does. [M53] */
export const BeforeNumber: Story = {
  args: {
    children: (
      <>
        <Price>8.750 €</Price>
        <IconButton icon={messageCircleIcon} label="Poruka" variant="outlined" href="#message" />
        <ContactReveal state="hidden" compact label="Prikaži telefon" busyLabel="Učitava se broj" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expectToFit();
    const bar = canvas.getByRole('region', { name: 'Kontakt' }).getBoundingClientRect();
    const show = canvas.getByRole('button', { name: 'Prikaži telefon' }).getBoundingClientRect();
    await expect(bar.right - show.right).toBeCloseTo(16, 0);
  },
};

/** A number stays in one line beside the price, and the bar is filled. [M53] */
export const WithNumber: Story = {
  args: {
    children: (
      <>
        <Price>125.000 €</Price>
        <IconButton icon={messageCircleIcon} label="Poruka" variant="outlined" href="#message" />
        <ContactReveal
          state="shown"
          compact
          phones={[{ text: '(064) 123-4567', href: 'tel:+381641234567' }]}
          callLabel="Pozovi"
          copyLabel="Kopiraj broj"
          copiedLabel="Kopirano"
          note="Recite prodavcu da ste oglas našli na Volanu."
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expectToFit();
    const bar = canvas.getByRole('region', { name: 'Kontakt' });
    const number = canvas.getByText('(064) 123-4567');
    await expect(number.getClientRects()).toHaveLength(1);
    await expect(number.offsetHeight).toBeLessThan(30);
    const copy = canvas.getByRole('button', { name: /^Kopiraj broj/ }).getBoundingClientRect();
    await expect(bar.getBoundingClientRect().right - copy.right).toBeLessThanOrEqual(22);
  },
};

/** The bar is above the question about cookies. [T46] */
export const AboveConsent: Story = {
  render: (args) => (
    <>
      <ConsentBar
        id="consent"
        title="Kolačići na ovom sajtu"
        text="Neophodni kolačići čuvaju prijavu, korpu i jezik."
        more={{ label: 'Više o kolačićima', href: '#cookies' }}
        necessaryLabel="Samo neophodni"
        allLabel="Prihvati sve"
        chooseLabel="Podesi"
        action="#consent"
      />
      <StickyContactBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('button', { name: 'Samo neophodni' }).closest('form');
    await waitFor(async () => {
      const bar = canvas.getByRole('region', { name: 'Kontakt' }).getBoundingClientRect();
      await expect(bar.bottom).toBeLessThanOrEqual(card?.getBoundingClientRect().top ?? 0);
    });
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
