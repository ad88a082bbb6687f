import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { arrowLeftIcon, chevronLeftIcon, chevronRightIcon } from '../icons/index.ts';
import * as styles from './AdBar.css.ts';

export interface AdBarProps extends ElementProps<'header'> {
  /** Id of the bar. @default none */
  id?: string;
  /** "Nazad na rezultate". */
  back: { label: string; href: string };
  /** The place of the ad in the results: "4 od 12.846", with the ads beside it. */
  position?: {
    text: string;
    previous?: { label: string; href: string };
    next?: { label: string; href: string };
  };
  /** Share, compare, save. */
  actions?: ReactNode;
}

/** The bar of an ad's page, 62 px high, in place of the site's header. */
export function AdBar({ id, back, position, actions, ...rest }: AdBarProps) {
  return (
    <header id={id} {...rest} className={styles.bar}>
      <Container>
        <div className={styles.inner}>
          <Button variant="ghost" icon={arrowLeftIcon} href={back.href}>
            <span className={styles.backWords}>{back.label}</span>
          </Button>
          {position && (
            <div className={styles.position}>
              {position.previous && (
                <IconButton icon={chevronLeftIcon} size="small" rel="prev" {...position.previous} />
              )}
              {position.text}
              {position.next && <IconButton icon={chevronRightIcon} size="small" rel="next" {...position.next} />}
            </div>
          )}
          <div className={styles.actions}>{actions}</div>
        </div>
      </Container>
    </header>
  );
}
