import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuditNote } from '../AuditNote/AuditNote.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { LoginAsBanner } from '../LoginAsBanner/LoginAsBanner.tsx';
import { SampleAdminNav } from '../samples/SampleAdminNav.tsx';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import docs from './AdminPage.docs.ts';
import { AdminPage } from './AdminPage.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Admin/AdminPage',
  component: AdminPage,
  args: {
    nav: <SampleAdminNav current="#users" />,
    title: 'Korisnici',
    subtitle: '24.318 naloga',
    actions: (
      <Button variant="primary" icon="user-plus">
        Novi korisnik
      </Button>
    ),
    children: (
      <Card>
        <AuditNote who="Jelena Đ." what="odobrila 14 oglasa" time={{ text: '10:41', dateTime: '2026-11-20T10:41' }} />
      </Card>
    ),
  },
  parameters: { layout: 'fullscreen', componentDocs: docs },
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Korisnici' })).toBeVisible();
  },
};
export const ActingAsAUser: Story = {
  args: {
    banner: (
      <LoginAsBanner
        label="Prijava kao korisnik"
        note="Sve što uradite upisuje se na vaš nalog."
        leave={{ label: 'Nazad u administraciju', action: '#leave' }}
      >
        Prijavljeni ste kao Milica Đorđević (milica@primer.rs).
      </LoginAsBanner>
    ),
  },
};
export const WithAPanel: Story = {
  args: {
    aside: (
      <SidePanel id="user" place="beside" title="Milica Đorđević" path="Privatni" closeLabel="Zatvori">
        {formats.joined(', ', formats.count('ads-count', 4), formats.count('product.credits', 38))}
      </SidePanel>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Milica Đorđević' });
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const LongWords: Story = {
  args: {
    title: 'Kraftfahrzeughaftpflichtversicherungen',
    subtitle: 'Автоматизированнаякоробкапередач'.repeat(3),
    actions: <Button variant="primary">Neues Benutzerkonto anlegen</Button>,
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
