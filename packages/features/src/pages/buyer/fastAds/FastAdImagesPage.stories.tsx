import type { LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { FastAdImagesPage } from './FastAdImagesPage.tsx';

const [ad] = fixtures.fastAdDetails('rs');
if (!ad) throw new Error('The mocks have no fast ad.');

const meta = {
  title: 'Pages/Pictures of a fast ad',
  component: FastAdImagesPage,
  decorators: [inSite],
  args: { ad },
  parameters: { layout: 'fullscreen', coversPage: true },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
} satisfies Meta<typeof FastAdImagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Once scripts run, the pictures fill the window. [B37] */
export const Full: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^Clio, hitno/ })).toBeVisible());
  },
};
