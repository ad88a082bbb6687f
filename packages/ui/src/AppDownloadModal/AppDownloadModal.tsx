'use client';

import { Button } from '../Button/Button.tsx';
import { DialogFrame, type DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { warnOfOpen } from '../element/useOpen.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { appleIcon, checkIcon, playIcon, xIcon } from '../icons/index.ts';
import { Mark, type BrandMark } from '../Logo/Mark.tsx';
import * as styles from './AppDownloadModal.css.ts';
import type { AppPlatform } from './appToOffer.ts';

export interface AppDownloadModalProps extends DialogProps<'title' | 'onClose'> {
  platform: AppPlatform;
  mark?: BrandMark;
  /** "Volan za telefon". */
  title: string;
  /** "Android, 24 MB". */
  detail: string;
  /** Advantages of the app over the site. */
  benefits: readonly string[];
  /** The shop, by its name: "Preuzmi sa Google Play". */
  store: { label: string; href: string };
  closeLabel: string;
  /** "Nastavi u pregledaču". */
  stayLabel: string;
  /** "Pitamo najviše jednom dnevno." */
  note: string;
  /** However it was closed: keep `localDay(new Date())`, so that it does not come again today. [C43] */
  onClose?: () => void;
}

/** Offers the app of the phone, at most once a day. [C41-C44] */
export function AppDownloadModal(props: AppDownloadModalProps) {
  const { id, platform, mark, title, detail, benefits, store, closeLabel, stayLabel, note, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('AppDownloadModal', props, props.onClose);
  return (
    <DialogFrame {...rest} id={id} labelledBy={`${id}-title`} describedBy={`${id}-detail`} fromBelow>
      <form className={styles.inside} method="dialog">
        <div className={styles.head}>
          <span className={styles.tile}>
            <Mark mark={mark} />
          </span>
          <div>
            <Heading level={2} size="title" id={`${id}-title`}>
              {title}
            </Heading>
            <p className={styles.detail} id={`${id}-detail`}>
              {detail}
            </p>
          </div>
          <button className={iconButton({})} type="submit" aria-label={closeLabel} title={closeLabel}>
            <Icon name={xIcon} size={24} />
          </button>
        </div>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <span className={styles.icon}>
                <Icon name={checkIcon} size={16} />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
        <Button variant="ink" size="large" icon={platform === 'android' ? playIcon : appleIcon} href={store.href} block>
          {store.label}
        </Button>
        <Button type="submit" variant="ghost" block>
          {stayLabel}
        </Button>
        <p className={styles.note}>{note}</p>
      </form>
    </DialogFrame>
  );
}
