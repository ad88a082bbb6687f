import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { AdminPage } from '../AdminPage/AdminPage.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { ModerationCompare } from '../ModerationCompare/ModerationCompare.tsx';
import { moderation } from '../samples/moderation.ts';
import { SampleAdminNav } from '../samples/SampleAdminNav.tsx';
import { TablePager } from '../TablePager/TablePager.tsx';

function ModerationPage() {
  const [on, setOn] = useState(true);
  const [done, setDone] = useState('');
  return (
    <AdminPage
      nav={<SampleAdminNav current="#ads" />}
      title="Provera oglasa"
      path={
        <Breadcrumbs
          label="Putanja"
          crumbs={[
            { label: 'Oglasi', href: '#ads' },
            { label: 'Na čekanju', href: '#waiting' },
          ]}
        />
      }
      actions={
        <TablePager
          label="Oglasi na čekanju"
          previous={{ label: 'Prethodni oglas', href: '#2' }}
          next={{ label: 'Sledeći oglas', href: '#4' }}
        >
          3 od 128
        </TablePager>
      }
    >
      <Alert tone="caution" title="Verovatan duplikat, 94 % poklapanja">
        Ista šasija, 5 od 8 slika su iste, cena je niža 19 %, nov nalog.
      </Alert>
      <ModerationCompare
        {...moderation}
        letters={{ label: 'Prečice R, P, A', checked: on, onCheckedChange: setOn }}
        onReject={(reasons) => setDone(`Odbijeno: ${reasons.length}`)}
        onAsk={() => setDone('Zatražen dokaz')}
        onApprove={() => setDone('Odobreno')}
      />
      <p role="status">{done}</p>
    </AdminPage>
  );
}

const meta = {
  title: 'Patterns/Moderation',
  component: ModerationPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ModerationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LikelyDuplicate: Story = {};
export const DecidedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    // Letters work from the first frame on.
    await waitFor(async () => {
      await userEvent.keyboard('r');
      await expect(canvas.getByRole('checkbox', { name: 'Duplikat drugog oglasa' })).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Odbijeno: 2')).toBeVisible();
  },
};
export const LikelyDuplicateOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
