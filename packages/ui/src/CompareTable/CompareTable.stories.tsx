import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Container } from '../Container/Container.tsx';
import { longWords, noPicture } from '../samples/ads.ts';
import { compared, comparedAds, comparedGroups, groupsFor } from '../samples/compare.ts';
import { homeAds } from '../samples/homeAds.ts';
import docs from './CompareTable.docs.ts';
import { CompareTable } from './CompareTable.tsx';
import { onlyDifferences } from './onlyDifferences.ts';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/CompareTable',
  component: CompareTable,
  args: {
    label: 'Poređenje vozila',
    ads: comparedAds,
    groups: comparedGroups,
    labels: { open: 'Otvori oglas', remove: 'Ukloni iz poređenja', best: 'najpovoljnije' },
    onRemove: fn(),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** M56: grouped rows; each ad can be removed; the best value is said in words. */
export const Three: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getByRole('rowheader', { name: 'Kilometraža' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: `${formats.price(12_450)} , najpovoljnije` })).toBeVisible();
    const octavia = 'Škoda Octavia Combi 1.6 TDI';
    await userEvent.click(canvas.getByRole('button', { name: `Ukloni iz poređenja: ${octavia}` }));
    await expect(args.onRemove).toHaveBeenCalledWith('karavan-bela');
    await expect(canvas.getByRole('link', { name: `Otvori oglas : ${octavia}` })).toHaveAttribute(
      'href',
      '#karavan-bela',
    );
  },
};

/** M56: values that all ads share are left out. */
export const OnlyDifferences: Story = {
  args: { groups: onlyDifferences(comparedGroups) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('rowheader', { name: 'Gorivo' })).toBeNull();
    await expect(canvas.queryByRole('rowheader', { name: 'Prvi vlasnik' })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Menjač' })).toBeVisible();
  },
};

/** A value that is missing is a dash to see and words to hear. */
export const NotStated: Story = {
  args: {
    groups: [
      {
        title: 'Oprema',
        rows: [
          {
            label: 'Kuka',
            values: [
              { text: 'Da', tone: 'yes' },
              { text: 'Nije navedeno', tone: 'unstated' },
              { text: 'Nije navedeno', tone: 'unstated' },
            ],
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('cell', { name: 'Nije navedeno' });
    await expect(cell).toHaveTextContent('–');
  },
};

export const TwoAndRoomForMore: Story = {
  args: { ads: comparedAds.slice(0, 2), groups: groupsFor(2), add: { label: 'Dodaj vozilo', href: '#catalog' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dodaj vozilo' })).toHaveAttribute('href', '#catalog');
  },
};

/** M56: ten columns scroll beside the questions, which stay. */
export const Ten: Story = {
  args: {
    ads: [...homeAds, noPicture].map((ad, index) => ({ ...compared(ad), id: `ad-${index}` })),
    groups: groupsFor(10),
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('region', { name: 'Poređenje vozila' });
    scroller.scrollTo({ left: 600, behavior: 'instant' });
    const question = canvas.getByRole('rowheader', { name: 'Kilometraža' }).getBoundingClientRect();
    await expect(question.left).toBeCloseTo(scroller.getBoundingClientRect().left + 1, 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(within(scroller).getByRole('img', { name: 'Bez slike, karavan' })).toBeVisible();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const question = canvas.getByRole('rowheader', { name: 'Cena' }).getBoundingClientRect();
    const value = canvas.getByText('17.990 €', { selector: 'td span' }).getBoundingClientRect();
    await expect(question.bottom).toBeLessThanOrEqual(value.top + 1);

    // three ads are swiped to; the page alone scrolls down
    const scroller = canvas.getByRole('region', { name: 'Poređenje vozila' });
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    await expect(scroller.scrollHeight - scroller.clientHeight).toBeLessThanOrEqual(1);
  },
};

/** Without JavaScript the button sends the id of its ad. */
export const InAForm: Story = {
  args: { form: 'comparison', onRemove: undefined },
  render: (args) => (
    <form id="comparison">
      <CompareTable {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('button');
    const sent = new FormData(canvasElement.querySelector('form') ?? undefined, first);
    await expect(sent.get('remove')).toBe('karavan-tamnoplava');
  },
};
export const LongWords: Story = {
  args: {
    ads: [compared(longWords), ...comparedAds.slice(0, 1)],
    groups: [
      {
        title: 'Fahrzeugbeschreibung und Gewährleistungsbedingungen',
        rows: [
          {
            label: 'Gebrauchtwagengarantieverlängerung',
            values: [
              { text: 'Herstellergarantieverlängerung einschließlich Hochvoltbatterie', tone: 'best' },
              { text: '比亚迪汉EV创世版四驱尊荣型长续航智能驾驶高阶版' },
            ],
          },
          {
            label: 'Cena',
            values: [{ text: formats.price(12_345_678_901) }, { text: formats.price(17_990), tone: 'best' }],
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
