import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { userColumns, users, type SampleUser } from '../samples/users.tsx';
import { TablePager } from '../TablePager/TablePager.tsx';
import type { DataColumn } from './DataColumn.ts';
import docs from './DataTable.docs.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { formats } from '../samples/formats.ts';

const noUsers = (
  <EmptyState icon="search-x" title="Nema korisnika za ovu pretragu" help="Proverite ime ili uklonite filtere." />
);
const pager = (
  <TablePager label="Stranice" previous={{ label: 'Prethodna strana' }} next={{ label: 'Sledeća strana', href: '#2' }}>
    1–10 od 214
  </TablePager>
);

const meta = {
  title: 'Admin/DataTable',
  component: DataTable<SampleUser>,
  args: {
    id: 'users',
    caption: 'Korisnici',
    columns: userColumns({ name: { direction: 'ascending', href: '#name-desc' }, ads: { href: '#ads-asc' } }),
    rows: users,
    rowKey: ({ id }) => id,
    empty: noUsers,
    foot: pager,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof DataTable<SampleUser>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link of the head keeps the order in the address; numbers are at the end of their cells. [M59] */
export const SortedByLinks: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('columnheader', { name: 'Ime' });
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(within(name).getByRole('link')).toHaveAttribute('href', '#name-desc');
    await expect(canvas.getByRole('columnheader', { name: 'Oglasi' })).not.toHaveAttribute('aria-sort');
    await expect(getComputedStyle(canvas.getByRole('cell', { name: '320' })).textAlign).toBe('end');
    await expect(canvas.getByRole('rowheader', { name: /Goran Đorđević/ })).toBeVisible();
  },
};

function SortedHere(args: DataTableProps<SampleUser>) {
  const [descending, setDescending] = useState(false);
  const rows = args.rows.toSorted((one, other) => (Number(one.ads) - Number(other.ads)) * (descending ? -1 : 1));
  const ads = {
    direction: descending ? 'descending' : 'ascending',
    onSort: () => setDescending(!descending),
  } as const;

  return <DataTable {...args} rows={rows} columns={userColumns({ ads })} />;
}

/** Where the page keeps the order itself, the head is a button. */
export const SortedByCalls: Story = {
  render: (args) => <SortedHere {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')[9]).toHaveTextContent('Goran Đorđević');
    await userEvent.click(canvas.getByRole('button', { name: 'Oglasi' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Goran Đorđević');
    await expect(canvas.getByRole('columnheader', { name: 'Oglasi' })).toHaveAttribute('aria-sort', 'descending');
  },
};

function Selecting(args: DataTableProps<SampleUser>) {
  const [selected, setSelected] = useState<readonly string[]>(['2', '6']);
  return (
    <DataTable
      {...args}
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
    />
  );
}

/** The box of the head is mixed while some rows are chosen; the actions for them appear and are announced. */
export const WithChosenRows: Story = {
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Izaberi sve na ovoj strani' });
    await expect(all.indeterminate).toBe(true);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Izabrana 2');
    await userEvent.click(all);
    await expect(canvas.getByText('Izabrana 10')).toBeVisible();
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.queryByRole('button', { name: 'Suspenduj' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Izaberi: Petar Đorđić' }));
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Izaberi: Petar Đorđić' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Izaberi: Dragica Đorđević' }));
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}');
    await expect(all.indeterminate).toBe(true);
  },
};

/** Controls for the look of the table are above its end, whether rows are chosen or not. */
export const WithTools: Story = {
  args: { tools: <Button size="small">Kolone</Button> },
  play: async ({ canvas }) => {
    const tool = canvas.getByRole('button', { name: 'Kolone' }).getBoundingClientRect();
    const table = canvas.getByRole('table').getBoundingClientRect();
    await expect(tool.bottom).toBeLessThanOrEqual(table.top);
    await expect(table.right - tool.right).toBeLessThan(4);
  },
};

/** The table holds the choice, because the page only reads it. */
export const ChosenRowsHeldByTheTable: Story = {
  args: {
    selection: {
      defaultValue: ['2'],
      onValueChange: fn(),
      allLabel: 'Izaberi sve na ovoj strani',
      rowLabel: ({ name }) => `Izaberi: ${name}`,
      countLabel: (count) => `Izabrana ${count}`,
      actions: <Button size="small">CSV</Button>,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Izabrana 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Izaberi: Goran Đorđević' }));
    await expect(canvas.getByText('Izabrana 2')).toBeVisible();
    await expect(args.selection?.onValueChange).toHaveBeenCalledWith(['2', '3']);
  },
};

/** In a form, a reset brings back the initial choice. */
export const ChosenRowsReset: Story = {
  args: ChosenRowsHeldByTheTable.args ?? {},
  render: (args) => (
    <form>
      <DataTable {...args} />
      <Button type="reset">Vrati</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const goran = canvas.getByRole('checkbox', { name: 'Izaberi: Goran Đorđević' });
    await userEvent.click(goran);
    await expect(canvas.getByText('Izabrana 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vrati' }));
    await expect(canvas.getByText('Izabrana 1')).toBeVisible();
    await expect(goran).not.toBeChecked();
  },
};

export const WithACurrentRow: Story = {
  args: { currentKey: '3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Goran Đorđević');
  },
};

export const Compact: Story = {
  args: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBeLessThanOrEqual(46);
  },
};

export const Loading: Story = {
  args: { rows: [], loading: { label: 'Učitavaju se korisnici', rows: 8 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Učitavaju se korisnici');
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
  },
};

/** The next page is on its way: the rows stay, so nothing jumps. */
export const LoadingTheNextPage: Story = {
  args: { loading: { label: 'Učitavaju se korisnici', rows: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Željko/ })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [], foot: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nema korisnika za ovu pretragu' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    foot: undefined,
    empty: (
      <Alert tone="critical" title="Korisnici se ne učitavaju" actions={<Button size="small">Pokušaj ponovo</Button>}>
        Server nije odgovorio. Filteri su sačuvani.
      </Alert>
    ),
  },
};

/** The table scrolls in its own window, which the keyboard reaches; the name and the head stay in view. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const frame = canvas.getByRole('region', { name: 'Korisnici' });
    // It is measured once it is laid out.
    await waitFor(() => expect(frame).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    frame.scrollLeft = 200;
    frame.scrollTop = 120;
    const edge = frame.getBoundingClientRect();
    await expect(canvas.getByRole('rowheader', { name: /Željko/ }).getBoundingClientRect().left).toBeLessThan(
      edge.left + 4,
    );
    await expect(canvas.getByRole('columnheader', { name: 'Ime' }).getBoundingClientRect().top).toBeLessThan(
      edge.top + 4,
    );
  },
};

const longColumns: DataColumn<SampleUser>[] = [
  { key: 'name', label: 'Benutzerkontobezeichnung', cell: ({ name }) => name },
  { key: 'price', label: 'Цена с учётом налога', kind: 'number', cell: () => formats.price(99_999_999_999) },
  { key: 'mail', label: 'E-Mail-Adresse', kind: 'quiet', cell: ({ email }) => email },
];

/** A name of 200 characters, a Chinese one and a price of 11 digits. */
export const LongWords: Story = {
  args: {
    columns: longColumns,
    rows: users.slice(0, 3).map((one, index) => ({
      ...one,
      name:
        ['Kraftfahrzeughaftpflichtversicherungsgesellschaft '.repeat(4), '大众汽车一汽丰田特约销售服务店', one.name][
          index
        ] ?? '',
    })),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(canvas.getAllByText('99.999.999.999 €')[0]).toBeInTheDocument();
  },
};
