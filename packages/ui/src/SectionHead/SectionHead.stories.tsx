import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TierLabel } from '../TierLabel/TierLabel.tsx';
import docs from './SectionHead.docs.ts';
import { SectionHead } from './SectionHead.tsx';

const meta = {
  title: 'Layout/SectionHead',
  component: SectionHead,
  args: { id: 'featured', title: 'Istaknuto danas', all: { label: 'Svi oglasi', href: '#all' } },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithALink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Istaknuto danas' })).toHaveAttribute('id', 'featured');
    await expect(canvas.getByRole('link', { name: 'Svi oglasi' })).toHaveAttribute('href', '#all');
  },
};
export const WithALabel: Story = { args: { label: <TierLabel tier="home">Na početnoj</TierLabel> } };
export const WithANote: Story = {
  args: { id: 'quick', title: 'Oglasi na klik', note: 'Slika, cena, telefon. Oglas za manje od minuta.' },
};
export const TitleOnly: Story = { args: { all: undefined } };
export const LongWords: Story = {
  args: {
    title: 'Hervorgehobene Gebrauchtfahrzeuganzeigen',
    note: 'Von Privatverkäufern, Vertragshändlern und Gebrauchtwagenhändlern aus der gesamten Region.',
    all: { label: 'Alle Gebrauchtfahrzeuganzeigen anzeigen', href: '#all' },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
