import { ActionMenu } from '../ActionMenu/ActionMenu.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { ColumnSort, DataColumn } from '../DataTable/DataColumn.ts';
import { Row } from '../Row/Row.tsx';
import { Tag, type TagTone } from '../Tag/Tag.tsx';

export interface SampleUser {
  id: string;
  name: string;
  initials: string;
  email: string;
  phone: string;
  role: string;
  ads: string;
  credits: string;
  status: 'Aktivan' | 'Suspendovan' | 'Čeka potvrdu';
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
  return { id, name, initials, email, phone, role, ads, credits, status: status as SampleUser['status'], since };
};

/** Users whose name holds "đorđ". */
export const users: SampleUser[] = [
  '1 | Aleksandar Đorđević | AĐ | a.djordjevic@primer.rs | +381 64 112 2334 | Privatni | 3 | 12 | Aktivan | 04.02.2024.',
  '2 | Dragica Đorđević | DĐ | dragica@primer.rs | +381 63 998 1120 | Privatni | 0 | 0 | Aktivan | 19.11.2026.',
  '3 | Goran Đorđević | GĐ | goran.dj@primer.rs | +381 65 440 2211 | Auto-plac | 41 | 320 | Aktivan | 11.07.2019.',
  '4 | Jelena Đorđević-Stojan | JĐ | jelena.dj.s@primer.rs | +381 60 771 5500 | Regionalni admin | 0 | 0 | Aktivan | 02.03.2021.',
  '5 | Milica Đorđević | MĐ | milica@primer.rs | +381 64 555 0101 | Privatni | 4 | 38 | Aktivan | 28.09.2025.',
  '6 | Nikola Đorđević | NĐ | n.djordjevic@primer.rs | +381 61 220 9087 | Privatni | 1 | 0 | Suspendovan | 30.10.2026.',
  '7 | Petar Đorđić | PĐ | petar@primer.rs | +381 62 330 4545 | Auto-plac | 18 | 96 | Čeka potvrdu | 15.05.2022.',
  '8 | Slavica Đorđijevski | SĐ | slavica@primer.mk | +389 70 234 567 | Privatni | 2 | 5 | Aktivan | 22.01.2025.',
  '9 | Vladimir Đorđević | VĐ | vlada@primer.rs | +381 69 100 2003 | Admin | 0 | 0 | Aktivan | 01.01.2018.',
  '10 | Željko Đorđević | ŽĐ | zeljko@primer.rs | +381 64 808 7711 | Privatni | 6 | 14 | Aktivan | 17.08.2023.',
].map(user);

const tones = { Aktivan: 'positive', Suspendovan: 'critical', 'Čeka potvrdu': 'caution' } as const satisfies Record<
  SampleUser['status'],
  TagTone
>;

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
    cell: ({ status }) => <Tag tone={tones[status]}>{status}</Tag>,
  },
  { key: 'since', label: 'Registrovan', kind: 'quiet', keepTogether: true, cell: ({ since }) => since },
  {
    key: 'actions',
    label: 'Radnje',
    hideLabel: true,
    kind: 'number',
    cell: ({ id, name }) => (
      <ActionMenu
        id={`user-${id}`}
        label={`Radnje: ${name}`}
        actions={[
          { label: 'Izmeni', icon: 'pencil', href: `#user-${id}` },
          { label: 'Prijavi se kao korisnik', icon: 'log-in', href: `#as-${id}` },
          { label: 'Suspenduj', icon: 'ban', tone: 'critical', href: `#suspend-${id}` },
        ]}
      />
    ),
  },
];
