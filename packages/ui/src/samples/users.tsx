import { ActionMenu } from '../ActionMenu/ActionMenu.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { ColumnSort, DataColumn } from '../DataTable/DataColumn.ts';
import { Row } from '../Row/Row.tsx';
import { Tag, type TagTone } from '../Tag/Tag.tsx';
import { formats } from './formats.ts';

const statuses = {
  active: { text: 'Aktivan', tone: 'positive' },
  suspended: { text: 'Suspendovan', tone: 'critical' },
  unconfirmed: { text: 'Čeka potvrdu', tone: 'caution' },
} as const satisfies Record<string, { text: string; tone: TagTone }>;

export interface SampleUser {
  id: string;
  name: string;
  initials: string;
  email: string;
  phone: string;
  role: string;
  ads: string;
  credits: string;
  status: keyof typeof statuses;
  since: string;
}

const user = (line: string): SampleUser => {
  const [
    id = '',
    name = '',
    initials = '',
    email = '',
    phone = '',
    role = '',
    ads = '',
    credits = '',
    status,
    since = '',
  ] = line.split(' | ');
  return {
    id,
    name,
    initials,
    email,
    phone,
    role,
    ads,
    credits,
    status: status as SampleUser['status'],
    since: formats.date(since),
  };
};

/** Users whose name holds "đorđ". */
export const users: SampleUser[] = [
  '1 | Aleksandar Đorđević | AĐ | a.djordjevic@primer.rs | +381 64 112 2334 | Privatni | 3 | 12 | active | 2024-02-04',
  '2 | Dragica Đorđević | DĐ | dragica@primer.rs | +381 63 998 1120 | Privatni | 0 | 0 | active | 2026-11-19',
  '3 | Goran Đorđević | GĐ | goran.dj@primer.rs | +381 65 440 2211 | Auto-plac | 41 | 320 | active | 2019-07-11',
  '4 | Jelena Đorđević-Stojan | JĐ | jelena.dj.s@primer.rs | +381 60 771 5500 | Regionalni admin | 0 | 0 | active | 2021-03-02',
  '5 | Milica Đorđević | MĐ | milica@primer.rs | +381 64 555 0101 | Privatni | 4 | 38 | active | 2025-09-28',
  '6 | Nikola Đorđević | NĐ | n.djordjevic@primer.rs | +381 61 220 9087 | Privatni | 1 | 0 | suspended | 2026-10-30',
  '7 | Petar Đorđić | PĐ | petar@primer.rs | +381 62 330 4545 | Auto-plac | 18 | 96 | unconfirmed | 2022-05-15',
  '8 | Slavica Đorđijevski | SĐ | slavica@primer.mk | +389 70 234 567 | Privatni | 2 | 5 | active | 2025-01-22',
  '9 | Vladimir Đorđević | VĐ | vlada@primer.rs | +381 69 100 2003 | Admin | 0 | 0 | active | 2018-01-01',
  '10 | Željko Đorđević | ŽĐ | zeljko@primer.rs | +381 64 808 7711 | Privatni | 6 | 14 | active | 2023-08-17',
].map(user);

/** The columns of the table of users; the page says how they are ordered. */
export const userColumns = (sort?: Partial<Record<'name' | 'ads', ColumnSort>>): DataColumn<SampleUser>[] => [
  {
    key: 'name',
    label: 'Ime',
    sort: sort?.name,
    cell: ({ name, initials }) => (
      <Row gap={1.5}>
        <Avatar size="small" initials={initials} />
        <span>{name}</span>
      </Row>
    ),
  },
  { key: 'email', label: 'E-pošta', kind: 'quiet', cell: ({ email }) => email },
  { key: 'phone', label: 'Telefon', kind: 'quiet', keepTogether: true, cell: ({ phone }) => phone },
  { key: 'role', label: 'Uloga', cell: ({ role }) => role },
  { key: 'ads', label: 'Oglasi', kind: 'number', sort: sort?.ads, cell: ({ ads }) => ads },
  { key: 'credits', label: 'Krediti', kind: 'number', cell: ({ credits }) => credits },
  {
    key: 'status',
    label: 'Status',
    keepTogether: true,
    cell: ({ status }) => <Tag tone={statuses[status].tone}>{statuses[status].text}</Tag>,
  },
  { key: 'since', label: 'Registrovan', kind: 'quiet', keepTogether: true, cell: ({ since }) => since },
  {
    key: 'actions',
    label: 'Radnje',
    hideLabel: true,
    kind: 'number',
    cell: ({ id, name }) => (
      <ActionMenu
        label={`Radnje: ${name}`}
        entries={[
          { label: 'Izmeni', icon: 'pencil', href: `#user-${id}` },
          { label: 'Prijavi se kao korisnik', icon: 'log-in', href: `#as-${id}` },
          { label: 'Suspenduj', icon: 'ban', tone: 'critical', href: `#suspend-${id}` },
        ]}
      />
    ),
  },
];
