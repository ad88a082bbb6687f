import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../stories/inSite.tsx';
import { AdErrorPage } from './AdErrorPage.tsx';

const meta = {
  title: 'Pages/Ad that could not be loaded',
  component: AdErrorPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdErrorPage>;

export default meta;

/** The server is silent: the fact and another try. */
export const Failed: StoryObj<typeof meta> = {};
