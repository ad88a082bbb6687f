import { AdminNav } from '../AdminNav/AdminNav.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { logo } from './navigation.ts';

const parts: [label: string, href: string, icon: IconName, count?: string][] = [
  ['Pregled', '#dashboard', 'chart-line'],
  ['Korisnici', '#users', 'users'],
  ['Oglasi', '#ads', 'megaphone', '128'],
  ['Kategorije', '#categories', 'folder-tree'],
  ['Specifikacije', '#specs', 'list-tree'],
  ['Filteri', '#filters', 'funnel'],
  ['Marke i modeli', '#makes', 'tags'],
  ['Prevodi', '#translations', 'languages'],
  ['Države i plaćanje', '#countries', 'globe'],
  ['Korpe', '#carts', 'shopping-cart'],
  ['Baneri', '#banners', 'image'],
  ['Blog', '#blog', 'newspaper'],
];

/** The navigation of the administration with one part chosen. */
export function SampleAdminNav({ current }: { current: string }) {
  return (
    <AdminNav
      logo={{ ...logo, stage: 'admin' }}
      label="Administracija"
      menu={{ id: 'admin-menu', title: 'Meni', openLabel: 'Otvori meni', closeLabel: 'Zatvori meni' }}
      entries={parts.map(([label, href, icon, count]) => ({ label, href, icon, count, current: href === current }))}
    />
  );
}
