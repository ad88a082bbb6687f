import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Photo, type MissingPicture, type Picture } from '../Photo/Photo.tsx';
import * as styles from './SplitPage.css.ts';

export interface SplitPageProps extends ElementProps<'div'> {
  /** Top left: the logo. */
  head: ReactNode;
  /** The one thing to do here; the main part of the page. */
  children: ReactNode;
  /** Below: language and theme. */
  foot?: ReactNode;
  /** Beside it on a desktop only. It is decoration. */
  picture?: Picture | undefined;
  missing: MissingPicture;
  /** Id of the main part, for the skip link. @default 'content' */
  id?: string;
}

/** A page with one task and a picture beside it: sign in, register, a new password. */
export function SplitPage({ head, children, foot, picture, missing, id = 'content', ...rest }: SplitPageProps) {
  return (
    <div {...rest} className={styles.page}>
      <div className={styles.column}>
        <header>{head}</header>
        <main className={styles.task} id={id} tabIndex={-1}>
          {children}
        </main>
        {foot && <footer>{foot}</footer>}
      </div>
      <div className={styles.picture}>
        <Photo picture={picture} missing={missing} ratio="fill" sizes="(min-width: 1024px) 52vw, 1px" />
      </div>
    </div>
  );
}
