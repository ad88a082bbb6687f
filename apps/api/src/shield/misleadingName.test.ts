import { expect, it } from 'vitest';
import { isMisleadingName } from './misleadingName.ts';

it.each([
  'Volan podrška',
  'VOLAN',
  'Vоlan tim',
  'V0lan Support',
  'Vo\u200Blan admin',
  'Podrška Volan',
  'Gearlane',
  'GearLane Security',
  'Gearlane Kundenservice',
  'Волан подршка',
  'Волан поддръжка',
  'Volan客服',
  'VolanPodrška',
  'V o l a n',
  'Ana volan-pay.top',
  'Ana www.evil.com',
  'https://evil.example.com',
  'Ana posta\u200B-rs。top',
  'Auto kuća jeftino.rs',
  'pisi na ana@mail.com',
])('a name that misleads is told: %j [N12]', (name) => expect(isMisleadingName(name)).toBe(true));

it.each([
  'Ana Anić',
  'Đorđe Đ. Đorđević',
  'Zlatni volan',
  'Volan auto servis',
  'Auto kuća Petrović d.o.o.',
  'Auto S.R.L.',
  'St. Petar',
  'Јован Јовановић',
  'Timea Kovács',
  'Müller & Söhne GmbH',
  'Podrška za vozače',
  'Help Auto',
  'A.D. Beograd',
  'Автосалон Иванов',
  '王小明',
])('an honest name is none: %j', (name) => expect(isMisleadingName(name)).toBe(false));
