import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, longTitle } from '../samples/extremes.ts';
import docs from './SellerCard.docs.ts';
import { SellerCard } from './SellerCard.tsx';

const meta = {
  title: 'Marketplace/SellerCard',
  component: SellerCard,
  args: {
    name: 'Milica Đorđević',
    initials: 'MĐ',
    company: false,
    note: 'Privatni prodavac, član od 2021.',
    lines: [{ icon: 'map-pin', text: 'Novi Sad' }],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SellerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PrivatePerson: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Proveren prodavac')).not.toBeInTheDocument();
  },
};
export const VerifiedCompany: Story = {
  args: {
    name: 'Auto Kuća Dunav',
    initials: 'AD',
    company: true,
    note: 'Auto-plac, član od 2014.',
    verified: 'Proveren prodavac',
    lines: [
      { icon: 'map-pin', text: 'Novi Sad, Temerinska 112' },
      { icon: 'clock', text: 'Radnim danima 9–18, subotom 9–14' },
      { icon: 'store', text: 'Svi oglasi prodavca (128)', href: '#ads' },
    ],
    action: <Button size="small">Prati</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Proveren prodavac')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Svi oglasi prodavca (128)' })).toHaveAttribute('href', '#ads');
  },
};
export const LongWords: Story = {
  args: {
    name: 'Preduzeće za promet polovnih vozila Đorđević i sinovi d.o.o. Sremski Karlovci',
    initials: 'PĐ',
    company: true,
    verified: 'Proveren prodavac',
    note: 'Ovlašćeni prodavac i serviser privrednih vozila, član od 2009.',
    lines: [{ icon: 'map-pin', text: 'Landwirtschaftsmaschinengewerbegebiet, Mönchengladbach' }],
    action: <Button size="small">Folgen</Button>,
  },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};

export const ChineseName: Story = {
  globals: { viewport: { value: 'small' } },
  args: { name: chineseName, initials: chineseName.slice(0, 2), company: true, verified: 'Proveren prodavac' },
  play: expectToFit,
};
export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    name: germanWord,
    note: longTitle,
    lines: [
      { icon: 'map-pin', text: germanWord },
      { icon: 'store', text: `${germanWord} 2`, href: '#ads' },
    ],
    action: <Button size="small">Prati</Button>,
  },
  play: expectToFit,
};
