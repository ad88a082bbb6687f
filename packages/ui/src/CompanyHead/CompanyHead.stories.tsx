import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName } from '../samples/extremes.ts';
import docs from './CompanyHead.docs.ts';
import { CompanyHead } from './CompanyHead.tsx';

const meta = {
  title: 'Marketplace/CompanyHead',
  component: CompanyHead,
  args: {
    name: 'Auto Kuća Dunav',
    initials: 'AD',
    cover: { src: '/pictures/karavan-tamnoplava.jpg' },
    verified: 'Potvrđena firma',
    facts: ['Auto-plac, član od 2014.', 'Odgovara za oko 20 min'],
    actions: (
      <>
        <Button icon="user-plus">Prati</Button>
        <Button variant="primary" icon="phone">
          Pozovi
        </Button>
      </>
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof CompanyHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Auto Kuća Dunav' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const WithoutPictures: Story = { args: { cover: undefined, verified: undefined } };

/** A cover that fails leaves the calm ground. */
export const CoverFailed: Story = { args: { cover: { src: '/pictures/no-such-file.jpg' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    name: `Preduzeće za promet polovnih vozila Đorđević ${chineseName}`,
    facts: ['Gebrauchtwagenhändler mit Meisterwerkstatt seit 1987', 'Antwortet in etwa zwanzig Minuten'],
  },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
