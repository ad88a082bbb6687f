import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './QrCode.docs.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: { value: 'otpauth://totp/Volan:ana%40primer.rs?secret=JBSWY3DPEHPK3PXP', label: 'Kod za aplikaciju' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAnApp: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Kod za aplikaciju' });
    await expect(code.getBoundingClientRect().width).toBe(200);
  },
};
export const Unframed: Story = {
  args: { framed: false },
  play: async ({ canvas, canvasElement }) => {
    const code = canvas.getByRole('img', { name: 'Kod za aplikaciju' });
    await expect(getComputedStyle(code).borderTopWidth).toBe('0px');
    await expect(code.getBoundingClientRect().width).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongText: Story = { args: { value: 'K:PR|V:01|C:1|R:160000000000000000|'.repeat(12) } };
