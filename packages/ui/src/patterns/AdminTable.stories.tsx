import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AdminPage } from '../AdminPage/AdminPage.tsx';
import { Button } from '../Button/Button.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { SampleAdminNav } from '../samples/SampleAdminNav.tsx';
import { userColumns, users } from '../samples/users.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { TablePager } from '../TablePager/TablePager.tsx';

const filters = (
  <FilterBar
    label="Filteri korisnika"
    search={
      <SearchInput id="users-search" label="Ime, e-pošta ili telefon" name="keyword" size="small" defaultValue="đorđ" />
    }
    filters={[]}
    removeLabel="Ukloni"
    fields={[
      { label: 'Status', href: '#add-status' },
      { label: 'Uloga', href: '#add-role' },
      { label: 'Država', href: '#add-country' },
    ]}
    addLabel="Dodaj filter"
    clear={{ label: 'Poništi', href: '#all' }}
  />
);

function UsersPage() {
  const [selected, setSelected] = useState<readonly string[]>(['2', '6']);
  return (
    <AdminPage
      nav={<SampleAdminNav current="#users" />}
      title="Korisnici"
      subtitle="24.318 naloga"
      actions={
        <Button variant="primary" icon="user-plus">
          Novi korisnik
        </Button>
      }
    >
      <DataTable
        id="users"
        caption="Korisnici"
        columns={userColumns({ name: { direction: 'ascending', href: '#name-desc' }, ads: { href: '#ads' } })}
        rows={users}
        rowKey={({ id }) => id}
        filters={filters}
        empty={<EmptyState icon="search-x" title="Nema korisnika" help="Proverite ime ili uklonite filtere." />}
        selection={{
          value: selected,
          onValueChange: setSelected,
          allLabel: 'Izaberi sve na ovoj strani',
          rowLabel: ({ name }) => `Izaberi: ${name}`,
          countLabel: `Izabrana ${selected.length}`,
          actions: (
            <>
              <Button size="small" icon="ban">
                Suspenduj
              </Button>
              <Button size="small" icon="download">
                CSV
              </Button>
            </>
          ),
        }}
        foot={
          <TablePager
            label="Stranice"
            previous={{ label: 'Prethodna strana' }}
            next={{ label: 'Sledeća strana', href: '#2' }}
          >
            1–10 od 214
          </TablePager>
        }
      />
    </AdminPage>
  );
}

const meta = {
  title: 'Patterns/Admin table',
  component: UsersPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UsersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Users: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Izaberi: Goran Đorđević' }));
    await expect(canvas.getByText('Izabrana 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Izaberi: Goran Đorđević' }));
  },
};
export const UsersOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
