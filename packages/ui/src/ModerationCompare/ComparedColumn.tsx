import { Photo } from '../Photo/Photo.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ModeratedAd } from './ModerationCompareProps.ts';
import * as styles from './ModerationCompare.css.ts';

interface ComparedColumnProps {
  id: string;
  ad: ModeratedAd;
  facts: readonly { label: string; text: string; differs: boolean }[];
  differsLabel: string;
}

/** Up to three pictures of an ad. */
function ComparedPictures({ pictures, missing }: Required<Pick<ModeratedAd, 'pictures' | 'missing'>>) {
  const [main, ...others] = pictures.slice(0, 3);
  return (
    <div className={styles.pictures({ several: others.length > 0 })}>
      <Photo picture={main} missing={missing} sizes="280px" ratio={others.length > 0 ? 'fill' : 'photo'} />
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((picture) => (
            <Photo key={picture.src} picture={picture} missing={missing} sizes="140px" ratio="fill" />
          ))}
        </div>
      )}
    </div>
  );
}

/** One ad as a moderator reads it: pictures, seller, facts. */
export function ComparedColumn({ id, ad, facts, differsLabel }: ComparedColumnProps) {
  return (
    <article className={styles.ad} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {ad.title}
        </h2>
        <Tag tone={ad.state.tone}>{ad.state.text}</Tag>
      </div>
      {ad.missing && <ComparedPictures pictures={ad.pictures} missing={ad.missing} />}
      <p className={styles.seller}>{ad.seller}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, text, differs }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value({ differs })}>
              {text}
              {differs && <VisuallyHidden> ({differsLabel})</VisuallyHidden>}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
