import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './LoginAsBanner.docs.ts';
import { LoginAsBanner } from './LoginAsBanner.tsx';

const meta = {
  title: 'Admin/LoginAsBanner',
  component: LoginAsBanner,
  args: {
    label: 'Prijava kao korisnik',
    children: 'Prijavljeni ste kao Milica Đorđević (milica@primer.rs).',
    note: 'Sve što uradite upisuje se na vaš nalog.',
    leave: { label: 'Nazad u administraciju', action: '#leave' },
  },
  parameters: { layout: 'fullscreen', componentDocs: docs },
} satisfies Meta<typeof LoginAsBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The way back is posted, so that no link on a page can trigger it. */
export const ActingAsAUser: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Prijava kao korisnik' })).toHaveTextContent('Milica Đorđević');
    await expect(canvas.getByRole('button', { name: 'Nazad u administraciju' })).toHaveAttribute('type', 'submit');
  },
};
export const Leaving: Story = {
  args: { leave: { label: 'Nazad u administraciju', action: '#leave', busyLabel: 'Vraćanje' } },
};
export const LongWords: Story = {
  args: {
    children:
      'Sie sind angemeldet als 大众汽车一汽丰田特约销售服务店 (kraftfahrzeughaftpflichtversicherung@beispielgesellschaft.example).',
    leave: { label: 'Zurück zur Benutzerverwaltung', action: '#leave' },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
