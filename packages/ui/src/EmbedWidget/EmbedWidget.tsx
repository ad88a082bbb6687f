import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Link } from '../Link/Link.tsx';
import { Mark, type BrandMark } from '../Logo/Mark.tsx';
import * as styles from './EmbedWidget.css.ts';

interface WidgetHead extends ElementProps<'section', 'about'> {
  /** Shown at the top: "Naša vozila". */
  title: string;
  /** At the end of the line: "58 vozila". */
  note?: ReactNode;
  label?: never;
}

/** A widget that shows no title still has a name. */
interface NoHead extends ElementProps<'section', 'about'> {
  /** Read in place of a title: "Ocena cene". */
  label: string;
  title?: never;
  note?: never;
}

export type EmbedWidgetProps = (WidgetHead | NoHead) & {
  /** Ids of its parts are made from it: a page of a partner may hold several. */
  id: string;
  /** Brand and scheme are its own, for any page around it. */
  brand: string;
  theme: 'light' | 'dark';
  /** Language of its words, where the page speaks another one. */
  language: string;
  /** Decides the height that is reserved: a price badge, a search or a grid of ads. */
  kind: 'price' | 'search' | 'grid';
  children: ReactNode;
  mark?: BrandMark;
  /** "Ponuda sa sajta Volan". */
  source: ReactNode;
  about: { label: string; href: string };
  /** Its content is loading; the skeleton inside has the final size. */
  loading?: boolean;
};

/** The frame of everything that partners place on their own pages. Nothing is inherited from there. */
export function EmbedWidget(props: EmbedWidgetProps) {
  const { id, brand, theme, language, kind, title, note, label, children, mark, source, about, loading, ...rest } =
    props;
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      lang={language}
      dir="ltr"
      data-brand={brand}
      data-theme={theme}
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : titleId}
      aria-busy={loading || undefined}
      {...rest}
      className={styles.widget({ kind, theme })}
    >
      <div className={styles.content}>
        {title !== undefined && (
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            {note && <span className={styles.note}>{note}</span>}
          </div>
        )}
        {children}
      </div>
      <div className={styles.foot}>
        {mark && (
          <span className={styles.mark}>
            <Mark mark={mark} />
          </span>
        )}
        <span className={styles.source}>{source}</span>
        <Link href={about.href} standalone>
          {about.label}
        </Link>
      </div>
    </section>
  );
}
