import { requireText } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Logo.css.ts';
import { Mark, type BrandMark } from './Mark.tsx';

export type { BrandMark } from './Mark.tsx';

export interface LogoProps extends ElementProps<'a'> {
  /** Absent where the name is alone. */
  mark?: BrandMark;
  /** The brand as it writes itself, such as "volan". */
  name: string;
  /** Address of the home page in the current language. [C04] */
  href: string;
  /** What the link does, beginning with the brand's name: "Volan, početna". */
  label: string;
  /** A word such as "beta" in a small frame. */
  stage?: string;
}

/** The brand's logo and name, leading home. */
export function Logo({ mark, name, href, label, stage, ...rest }: LogoProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Logo', 'label', label);
  }
  return (
    <Anchor href={href} {...rest} className={styles.logo}>
      <Mark mark={mark} />
      <span className={styles.name({ mark })} aria-hidden="true">
        {name}
      </span>
      {stage && (
        <span className={styles.stage} aria-hidden="true">
          {stage}
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Anchor>
  );
}
