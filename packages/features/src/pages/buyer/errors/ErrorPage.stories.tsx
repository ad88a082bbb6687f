import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../../../stories/inSite.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Pages/Error',
  component: ErrorPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An address that no page has. [B52] */
export const Missing: Story = { args: { status: 404 } };

/** A search over its limits. */
export const TooMuch: Story = { args: { status: 400 } };

/** The API is silent or slow. [T15] */
export const Silent: Story = { args: { status: 503 } };

/** A failure of ours. */
export const Broken: Story = { args: { status: 500 } };
