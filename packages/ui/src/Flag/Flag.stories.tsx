import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { flagFiles } from '../generated/flags.ts';
import { Row } from '../Row/Row.tsx';
import docs from './Flag.docs.ts';
import { Flag } from './Flag.tsx';

const meta = {
  title: 'Primitives/Flag',
  component: Flag,
  args: { country: 'RS', label: 'Srbija' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) => {
    const flag = canvas.getByRole('img', { name: 'Srbija' });
    await expect(flag).toBeVisible();
    // A file, never `data:`: the page's Content-Security-Policy allows its own pictures only.
    const [, picture = ''] = /^url\("(.+)"\)$/.exec(getComputedStyle(flag).backgroundImage) ?? [];
    await expect(picture).toMatch(/^https?:/);
    await expect((await fetch(picture)).headers.get('content-type')).toBe('image/webp');
  },
};

/** Words beside it name the country already. */
export const Decorative: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** A country without a drawn flag shows its code. */
export const Unknown: Story = {
  args: { country: 'xx', label: 'Nepoznata država' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nepoznata država' })).toHaveTextContent('XX');
  },
};
export const All: Story = {
  render: () => (
    <Row wrap>
      {Object.keys(flagFiles).map((country) => (
        <Flag key={country} country={country} label={country} />
      ))}
    </Row>
  ),
};
