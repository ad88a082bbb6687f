import { Container } from '../Container/Container.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { lockIcon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Logo, type LogoProps } from '../Logo/Logo.tsx';
import * as styles from './CheckoutHeader.css.ts';

export interface CheckoutHeaderProps extends ElementProps<'header'> {
  logo: LogoProps;
  /** "Bezbedno plaćanje". On a phone the lock stands for it, and it is announced. */
  secure: string;
  /** The one link back: to the cart, or home once it is paid. */
  back: { label: string; href: string };
}

/** The header while something is paid: mark, lock and one way back, so that nothing leads away. */
export function CheckoutHeader({ logo, secure, back, ...rest }: CheckoutHeaderProps) {
  return (
    <header {...rest} className={styles.header}>
      <Container>
        <div className={styles.inner}>
          <Logo {...logo} />
          <p className={styles.secure}>
            <Icon name={lockIcon} size={16} />
            <span className={styles.secureWords}>{secure}</span>
          </p>
          <Anchor className={styles.back} href={back.href}>
            {back.label}
          </Anchor>
        </div>
      </Container>
    </header>
  );
}
