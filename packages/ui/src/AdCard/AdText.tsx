import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { AdFacts } from './AdFacts.tsx';
import * as styles from './AdCard.css.ts';
import type { AdCardData } from './AdCardData.ts';
import { mapPinIcon } from '../icons/index.ts';

export interface AdTextProps {
  ad: AdCardData;
  headingLevel: HeadingLevel;
}

/** The words of a wide card: title, line, facts, promises, and who sells where. */
export function AdText({ ad, headingLevel }: AdTextProps) {
  const foot = [ad.place, ad.seller, ad.age].filter((text) => text !== undefined);
  return (
    <>
      <Heading level={headingLevel} size="h3">
        <Anchor className={styles.cover} data-cover="" href={ad.href}>
          {ad.title}
        </Anchor>
      </Heading>
      {ad.line && (
        <p className={styles.line} dir="auto">
          {ad.line}
        </p>
      )}
      <AdFacts facts={ad.facts} look="columns" />
      {ad.tags.length > 0 && (
        <div className={styles.tags}>
          {ad.tags.map(({ text, icon, tone }) => (
            <Tag key={text} icon={icon} tone={tone}>
              {text}
            </Tag>
          ))}
        </div>
      )}
      {foot.length > 0 && (
        <p className={styles.foot}>
          <span className={styles.footIcon}>
            <Icon name={mapPinIcon} size={16} />
          </span>
          {foot.map((text) => (
            <span key={text} className={styles.inlineFact} dir="auto">
              {text}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
