import type { ElementProps } from '../element/ElementProps.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Photo, type MissingPicture, type Picture } from '../Photo/Photo.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './GenerationCard.css.ts';

export interface GenerationCardProps extends ElementProps<'article'> {
  /** "Golf 7". */
  title: string;
  /** The list of its ads; absent without ads. */
  href?: string;
  /** "2012–2020". */
  years?: string;
  /** What is known, a line each: "94 oglasa", "obično 15.200 €". */
  lines: readonly string[];
  picture: Picture | undefined;
  missing: MissingPicture;
  /** Place of the title in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
}

/** A generation of a model: its years, how many are for sale, and the way to them. */
export function GenerationCard(props: GenerationCardProps) {
  const { title, href, years, lines, picture, missing, headingLevel = 3, ...attributes } = props;
  return (
    <article {...attributes} className={styles.card({ linked: href !== undefined })}>
      <Photo picture={picture} missing={missing} sizes="(min-width: 1024px) 300px, 50vw" />
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading level={headingLevel} size="title">
            {href ? (
              <Anchor className={styles.cover} data-cover="" href={href}>
                {title}
              </Anchor>
            ) : (
              title
            )}
          </Heading>
          {years && <span className={styles.years}>{years}</span>}
        </div>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
    </article>
  );
}
