import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './QueueCard.docs.ts';
import { QueueCard } from './QueueCard.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Admin/QueueCard',
  component: QueueCard,
  args: {
    title: 'Oglasi na proveri',
    href: '#ads',
    icon: 'megaphone',
    count: '128',
    oldest: 'najstariji 3 h 12 min',
    target: 'cilj 4 h',
    used: 80,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof QueueCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTime: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Oglasi na proveri.*128.*3 h 12 min.*cilj 4 h/ })).toHaveAttribute(
      'href',
      '#ads',
    );
  },
};
/** Late is said by an icon and a colour of its own, and the bar never grows beyond its track. */
export const Late: Story = {
  args: {
    title: 'Prijave korisnika',
    icon: 'flag',
    count: '17',
    oldest: 'najstarija 9 h',
    target: 'cilj 8 h',
    used: 112,
  },
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('najstarija 9 h');
    await expect(words.querySelector('svg')).toBeInTheDocument();
    const bar = canvasElement.querySelector('rect');
    await expect(bar?.getBoundingClientRect().width).toBeLessThanOrEqual(bar?.parentElement?.clientWidth ?? 0);
  },
};
export const WithoutTarget: Story = {
  args: {
    title: 'Prevodi koji nedostaju',
    icon: 'languages',
    count: '212',
    oldest: '9 jezika',
    target: undefined,
    used: 30,
  },
};
export const Empty: Story = { args: { count: '0', oldest: 'sve je obrađeno', used: 0 } };
export const LongWords: Story = {
  args: {
    title: 'Kraftfahrzeughaftpflichtversicherungsbestätigungen',
    count: formats.number(1_142_000),
    oldest: 'ältester Vorgang 12 Stunden 40 Minuten',
    target: 'Ziel 24 Stunden',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
