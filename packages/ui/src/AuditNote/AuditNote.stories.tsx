import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import docs from './AuditNote.docs.ts';
import { AuditNote } from './AuditNote.tsx';

const meta = {
  title: 'Admin/AuditNote',
  component: AuditNote,
  args: {
    who: 'Jelena Đ.',
    what: 'odobrila 14 oglasa',
    time: { text: '10:41', dateTime: '2026-11-20T10:41' },
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof AuditNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10:41')).toHaveAttribute('datetime', '2026-11-20T10:41');
  },
};
export const WithAReason: Story = {
  args: {
    what: 'suspendovala n.djordjevic',
    reason: 'Tri prijave za lažni oglas.',
    time: { text: '9:48', dateTime: '2026-11-20T09:48' },
  },
};
export const WithChanges: Story = {
  args: {
    who: 'Vladimir Đ.',
    what: 'izmenio državu Severna Makedonija',
    details: {
      summary: 'Izmene (2)',
      emptyLabel: 'prazno',
      beforeLabel: 'pre',
      afterLabel: 'posle',
      changes: [
        { field: 'Besplatni period', before: '6 meseci', after: '3 meseca' },
        { field: 'Napomena', after: 'Dogovoreno sa partnerom' },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Izmene (2)'));
    await expect(canvas.getByLabelText('pre: 6 meseci')).toBeVisible();
    await expect(canvas.getByLabelText('pre: prazno')).toBeVisible();
  },
};
export const ChangesOpenAtFirst: Story = {
  args: {
    details: {
      summary: 'Izmene (1)',
      emptyLabel: 'prazno',
      beforeLabel: 'pre',
      afterLabel: 'posle',
      changes: [{ field: 'Napomena', after: 'Dogovoreno sa partnerom' }],
      defaultOpen: true,
      onOpenChange: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('pre: prazno')).toBeVisible();
    await userEvent.click(canvas.getByText('Izmene (1)'));
    await waitFor(() => expect(args.details?.onOpenChange).toHaveBeenCalledWith(false));
  },
};
export const LongWords: Story = {
  args: {
    who: '大众汽车一汽丰田特约销售服务店',
    what: 'Kraftfahrzeughaftpflichtversicherungsgesellschaft '.repeat(4),
    reason: 'Автоматизированнаякоробкапередач'.repeat(4),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
