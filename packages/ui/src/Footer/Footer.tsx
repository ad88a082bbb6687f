import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Logo, type LogoProps } from '../Logo/Logo.tsx';
import * as styles from './Footer.css.ts';

export interface FooterLink {
  label: string;
  href: string;
  current?: boolean;
  lang?: string;
  rel?: string;
}

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

export interface FooterProps extends ElementProps<'footer', 'about'> {
  /** @default none: the page has it above and nothing shall lead away */
  logo?: LogoProps;
  /** What the place is, in one or two sentences. */
  about?: ReactNode;
  /** @default none: the last line is alone, as while something is paid */
  columns?: readonly FooterColumn[];
  copyright: ReactNode;
  legal: readonly FooterLink[];
  /** Content below the text about the place: stores, theme. */
  children?: ReactNode;
}

function Entry({ label, href, current, lang, rel }: FooterLink) {
  return (
    <Anchor className={styles.link} href={href} lang={lang} rel={rel} aria-current={current ? 'true' : undefined}>
      {label}
    </Anchor>
  );
}

/** The end of a page. */
export function Footer({ logo, about, columns = [], copyright, legal, children, ...rest }: FooterProps) {
  const isQuiet = columns.length === 0 && !logo && !about && !children;
  return (
    <footer {...rest} className={styles.footer({ quiet: isQuiet })}>
      <Container>
        {!isQuiet && (
          <div className={styles.columns}>
            <div className={styles.about}>
              {logo && <Logo {...logo} />}
              {about && <p className={styles.aboutText}>{about}</p>}
              {children}
            </div>
            {columns.map(({ title, links }) => (
              <div key={title}>
                <p className={styles.title}>{title}</p>
                <ul>
                  {links.map((link) => (
                    <li key={`${link.href}-${link.label}`} className={styles.entry}>
                      <Entry {...link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
        <div className={styles.last}>
          <span>{copyright}</span>
          <span className={styles.legal}>
            {legal.map((link) => (
              <Entry key={link.href} {...link} />
            ))}
          </span>
        </div>
      </Container>
    </footer>
  );
}
