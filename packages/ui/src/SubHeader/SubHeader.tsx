import { Container } from '../Container/Container.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { menu } from '../Menu/Menu.css.ts';
import { MenuEntries, MenuPanel, type MenuEntry } from '../Menu/Menu.tsx';
import * as styles from './SubHeader.css.ts';

export interface SubHeaderLink {
  label: string;
  href: string;
  icon: IconSource;
  /** The page that is shown, or a page below it. */
  current?: boolean;
}

/** Links with a title above them. */
export interface MenuGroup {
  title: string;
  icon?: IconSource;
  entries: MenuEntry[];
}

/** A menu of the bar: its links stand in groups, or in one list. */
export interface SubHeaderMenu {
  label: string;
  icon: IconSource;
  groups: MenuGroup[];
  current?: boolean;
}

export interface SubHeaderProps {
  /** Name of the bar: "Glavni meni". */
  label: string;
  /** Menus come first: categories, then fast search. [C10, C11] */
  menus: SubHeaderMenu[];
  links: SubHeaderLink[];
  /** At the end of the line: the history. */
  endLinks?: SubHeaderLink[];
}

function Groups({ groups }: { groups: MenuGroup[] }) {
  const [only] = groups;
  if (groups.length === 1 && only) {
    return <MenuEntries entries={only.entries} />;
  }
  return (
    <div className={styles.columns}>
      {groups.map(({ title, icon, entries }) => (
        <div key={title}>
          <p className={styles.columnTitle}>
            {icon && <Icon name={icon} />}
            {title}
          </p>
          <MenuEntries entries={entries} />
        </div>
      ))}
    </div>
  );
}

function Sign({ icon }: { icon: IconSource }) {
  return (
    <span className={styles.sign}>
      <Icon name={icon} size={16} />
    </span>
  );
}

function BarLink({ label, href, icon, current }: SubHeaderLink) {
  return (
    <a className={styles.link({ current })} href={href} aria-current={current ? 'page' : undefined}>
      <Sign icon={icon} />
      {label}
    </a>
  );
}

/** The second bar of a desktop, 50 px high: where everything is. [C03, C10-C17] */
export function SubHeader({ label, menus, links, endLinks = [] }: SubHeaderProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <Container>
        <div className={styles.inner}>
          {menus.map(({ label: words, icon, groups, current }, index) => (
            <details key={words} className={menu} data-menu="" name="subheader">
              <summary className={styles.link({ first: index === 0, current })}>
                <Sign icon={icon} />
                {words}
              </summary>
              <MenuPanel wide={groups.length > 1}>
                <Groups groups={groups} />
              </MenuPanel>
            </details>
          ))}
          {links.map((link) => (
            <BarLink key={link.href} {...link} />
          ))}
          {endLinks.length > 0 && (
            <span className={styles.end}>
              {endLinks.map((link) => (
                <BarLink key={link.href} {...link} />
              ))}
            </span>
          )}
        </div>
      </Container>
    </nav>
  );
}
