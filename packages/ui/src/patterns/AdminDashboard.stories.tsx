import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdminPage } from '../AdminPage/AdminPage.tsx';
import { AuditNote } from '../AuditNote/AuditNote.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { QueueCard, type QueueCardProps } from '../QueueCard/QueueCard.tsx';
import { SampleAdminNav } from '../samples/SampleAdminNav.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatTiles } from '../StatTiles/StatTiles.tsx';
import { formats } from '../samples/formats.ts';

const queues: QueueCardProps[] = [
  {
    title: 'Oglasi na proveri',
    href: '#ads',
    icon: 'megaphone',
    count: '128',
    oldest: 'najstariji 3 h 12 min',
    target: 'cilj 4 h',
    used: 80,
  },
  {
    title: 'Prijave korisnika',
    href: '#reports',
    icon: 'flag',
    count: '17',
    oldest: 'najstarija 9 h',
    target: 'cilj 8 h',
    used: 112,
  },
  {
    title: 'Firme za potvrdu',
    href: '#companies',
    icon: 'building-2',
    count: '6',
    oldest: 'najstarija 1 dan',
    target: 'cilj 2 dana',
    used: 50,
  },
  {
    title: 'Uplate bez poziva na broj',
    href: '#payments',
    icon: 'receipt',
    count: '4',
    oldest: 'najstarija 1 dan',
    target: 'cilj 2 dana',
    used: 50,
  },
  {
    title: 'Slike odbijene automatski',
    href: '#pictures',
    icon: 'image',
    count: '31',
    oldest: 'najstarija 40 min',
    target: 'cilj 8 h',
    used: 8,
  },
  {
    title: 'Prevodi koji nedostaju',
    href: '#translations',
    icon: 'languages',
    count: '212',
    oldest: '9 jezika',
    used: 30,
  },
];

const deeds: [who: string, what: string, time: string][] = [
  ['Jelena Đ.', 'odobrila 14 oglasa', '10:41'],
  ['Vladimir Đ.', 'isključio kartice za HU', '10:22'],
  ['Sistem', 'obnovio kurs evra', '10:00'],
  ['Jelena Đ.', 'suspendovala n.djordjevic', '09:48'],
  ['Vladimir Đ.', 'prijavljen kao milica@primer.rs', '09:30'],
];

function DashboardPage() {
  return (
    <AdminPage
      nav={<SampleAdminNav current="#dashboard" />}
      title="Pregled"
      subtitle="Petak, 20. novembar 2026, 10:46"
      actions={
        <SegmentedControl
          label="Razdoblje"
          segments={[
            { label: 'Danas', href: '#today', current: true },
            { label: formats.count('product.days', 7), href: '#week', current: false },
            { label: formats.count('product.days', 30), href: '#month', current: false },
          ]}
        />
      }
    >
      <StatTiles
        label="Danas"
        tiles={[
          { label: 'Novi oglasi', value: '1.284', note: '+6 %', tone: 'positive' },
          { label: 'Aktivni korisnici', value: '18.420', note: '+2 %', tone: 'positive' },
          { label: 'Prihod', value: '412.600 RSD', note: '+11 %', tone: 'positive' },
          { label: 'Uspešna plaćanja', value: '96,4 %', note: '−0,8', tone: 'critical' },
          { label: 'Odziv API, p95', value: '182 ms', note: 'u granici' },
        ]}
      />
      <Heading level={2} size="h3">
        Redovi za obradu
      </Heading>
      <Grid layout="panels3">
        {queues.map((queue) => (
          <QueueCard key={queue.href} {...queue} />
        ))}
      </Grid>
      <Card kind="panel">
        <Stack gap={1}>
          <Heading level={2} size="h3">
            Poslednje radnje
          </Heading>
          <div>
            {deeds.map(([who, what, time]) => (
              <AuditNote key={time} who={who} what={what} time={{ text: time, dateTime: `2026-11-20T${time}` }} />
            ))}
          </div>
        </Stack>
      </Card>
    </AdminPage>
  );
}

const meta = {
  title: 'Patterns/Admin dashboard',
  component: DashboardPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Prijave korisnika.*17/ })).toBeVisible();
  },
};
export const DashboardOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
