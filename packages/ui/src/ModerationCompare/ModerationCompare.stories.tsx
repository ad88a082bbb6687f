import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { moderation } from '../samples/moderation.ts';
import docs from './ModerationCompare.docs.ts';
import { ModerationCompare } from './ModerationCompare.tsx';
import { formats } from '../samples/formats.ts';

const onReject = fn();
const onAsk = fn();
const onApprove = fn();
const onSkip = fn();
const onHelp = fn();

const meta = {
  title: 'Admin/ModerationCompare',
  component: ModerationCompare,
  args: {
    ...moderation,
    letters: { label: 'Prečice R, P, A', checked: true, onCheckedChange: fn() },
    onReject,
    onAsk,
    onApprove,
  },
  beforeEach: () => {
    for (const call of [onReject, onAsk, onApprove, onSkip, onHelp]) {
      call.mockClear();
    }
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ModerationCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What differs says so; the solid action counts the reasons. */
export const LikelyDuplicate: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('14.500 €')).toHaveTextContent('14.500 € (razlikuje se)');
    await expect(canvas.getAllByText('142.000 km')[1]).not.toHaveTextContent('razlikuje se');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cena je mamac' }));
    await userEvent.click(canvas.getByRole('button', { name: /Odbij, 3 razloga/ }));
    await expect(onReject).toHaveBeenCalledWith(
      ['duplicate', 'stolen-pictures', 'bait'],
      'Ovo vozilo već oglašava drugi prodavac. Pošaljite sliku saobraćajne dozvole da nastavite.',
    );
  },
};

/** A thing without pictures, such as a company: its public data beside the new ones. */
export const OfACompany: Story = {
  args: {
    live: { title: 'Javno sada', state: { text: 'Javna', tone: 'neutral' }, pictures: [], seller: 'Auto plac Čačak' },
    fresh: { title: 'Promenjeno', state: { text: 'Čeka', tone: 'caution' }, pictures: [], seller: 'Auto plac Čačak' },
    facts: [
      { label: 'Naziv', live: 'Auto plac Čačak', fresh: 'Auto centar Čačak' },
      { label: 'PIB', live: '100001159', fresh: '100001159' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Auto centar Čačak')).toHaveTextContent('Auto centar Čačak (razlikuje se)');
  },
};

/** One letter acts, but never while somebody types. */
export const DecidedByLetters: Story = {
  play: async ({ canvas, userEvent }) => {
    // Letters work from the first frame on.
    await waitFor(async () => {
      await userEvent.keyboard('p');
      await expect(onAsk).toHaveBeenCalledOnce();
    });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Poruka prodavcu' }));
    await userEvent.keyboard('ra');
    await expect(onReject).not.toHaveBeenCalled();
    await expect(onApprove).not.toHaveBeenCalled();
  },
};

/** The letter leads to the reasons, a digit ticks one, Enter rejects: three keys. */
export const RejectedByKeys: Story = {
  args: {
    reasons: { ...moderation.reasons, defaultValue: [] },
    skip: { label: 'Preskoči', letter: 'N' },
    help: { label: 'Prečice', letter: '?' },
    onSkip,
    onHelp,
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => {
      await userEvent.keyboard('r');
      await expect(canvas.getByRole('checkbox', { name: 'Duplikat drugog oglasa' })).toHaveFocus();
    });
    await userEvent.keyboard('3{Enter}');
    await expect(onReject).toHaveBeenCalledWith(['bait'], expect.any(String));
    await userEvent.keyboard('n?');
    await expect(onSkip).toHaveBeenCalledOnce();
    await expect(onHelp).toHaveBeenCalledOnce();
  },
};

/** A digit ticks its reason from anywhere on the page, and unticks it; not while somebody types. */
export const ReasonsByDigits: Story = {
  args: { reasons: { ...moderation.reasons, defaultValue: [] } },
  play: async ({ canvas, userEvent }) => {
    const bait = canvas.getByRole('checkbox', { name: 'Cena je mamac' });
    await waitFor(async () => {
      await userEvent.keyboard('3');
      await expect(bait).toBeChecked();
    });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Poruka prodavcu' }));
    await userEvent.keyboard('3');
    await expect(bait).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Duplikat drugog oglasa' }));
    await userEvent.keyboard('3');
    await expect(bait).not.toBeChecked();
  },
};

/** Documents beside the data where nothing is compared: the row has room for them. */
export const WithEvidence: Story = {
  args: { live: undefined, evidence: <p>Izvod iz registra</p> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const data = canvas.getByRole('article').getBoundingClientRect();
    const evidence = canvas.getByText('Izvod iz registra').getBoundingClientRect();
    await expect(evidence.left).toBeGreaterThanOrEqual(data.right);
    await expect(evidence.top).toBeLessThan(data.bottom);
  },
};

/** Users of speech input switch the letters off. [WCAG 2.1.4] */
export const WithoutLetters: Story = {
  args: { letters: { label: 'Prečice R, P, A', checked: false, onCheckedChange: fn() } },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('a');
    await expect(onApprove).not.toHaveBeenCalled();
  },
};

export const RejectedWithoutAReason: Story = {
  args: { reasons: { ...moderation.reasons, defaultValue: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Odbij/ }));
    await expect(onReject).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Izaberite bar jedan razlog.');
    await expect(canvas.getByRole('checkbox', { name: 'Duplikat drugog oglasa' })).toHaveFocus();
  },
};

/** A reset brings the reasons and the message back that it started with. */
export const Reset: Story = {
  render: (args) => (
    <form>
      <ModerationCompare {...args} />
      <Button type="reset">Vrati</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const bait = canvas.getByRole('checkbox', { name: 'Cena je mamac' });
    await userEvent.click(bait);
    await expect(canvas.getByRole('button', { name: /Odbij, 3 razloga/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vrati' }));
    await expect(bait).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: /Odbij, 2 razloga/ })).toBeVisible();
  },
};

export const NothingToCompare: Story = {
  args: { live: undefined, reasons: { ...moderation.reasons, defaultValue: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.queryByText(/razlikuje se/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Odobri/ }));
    await expect(onApprove).toHaveBeenCalledOnce();
  },
};
export const WithoutPictures: Story = {
  args: { fresh: { ...moderation.fresh, pictures: [] } },
};
export const BeingStored: Story = { args: { busyLabel: 'Čuva se' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    fresh: {
      ...moderation.fresh,
      title: 'Kraftfahrzeughaftpflichtversicherung '.repeat(5),
      seller: '大众汽车一汽丰田特约销售服务店',
    },
    facts: [
      { label: 'Geschwindigkeitsregelanlage', live: 'Nein', fresh: 'Автоматизированнаякоробкапередач'.repeat(3) },
      { label: 'Preis', live: formats.price(1), fresh: formats.price(99_999_999_999) },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
