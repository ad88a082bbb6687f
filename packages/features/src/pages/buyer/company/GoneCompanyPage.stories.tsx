import type { LanguageValue } from '@volan/domain-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { GoneCompanyPage } from './GoneCompanyPage.tsx';

const meta = {
  title: 'Pages/Gone company',
  component: GoneCompanyPage,
  decorators: [inSite],
  args: { company: { slug: 'star-auto', name: 'Star Auto' } },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GoneCompanyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Firma više nije na sajtu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Prikaži sve firme' })).toHaveAttribute('href', '/companies');
  },
};
