import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { searchIcon, slidersHorizontalIcon } from '../icons/index.ts';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './SearchBox.css.ts';

export interface SearchBoxProps extends ElementProps<'form', 'id' | 'action' | 'title' | 'hidden' | 'method'> {
  /** Id of the form; that of its title is made from it. */
  id: string;
  /** Address that takes the GET form. */
  action: string;
  /** In a menu: a small title that is no `h1`, and no frame. @default false */
  compact?: boolean;
  /** The promise of the page in a few words. It is the page's `h1`. */
  title: string;
  /** How many vehicles from whom. */
  lead?: string;
  /** The short filters: four or six controls with `hideLabel`, two a line. */
  children: ReactNode;
  /** The button with the live count: "Prikaži 48.212 oglasa". Announced when it changes. */
  submitLabel: string;
  /** The number is being counted again; the words are read aloud: "Broji se". */
  busyLabel?: string;
  /** Link to all filters. */
  detailed?: { label: string; href: string };
  /** What the form keeps besides its controls. */
  hidden?: readonly { name: string; value: string }[];
}

/** The short search of the home page: a few filters, one button that says how many ads wait behind it. */
export function SearchBox(props: SearchBoxProps) {
  const {
    id,
    compact = false,
    action,
    title,
    lead,
    children,
    submitLabel,
    busyLabel,
    detailed,
    hidden = [],
    ...rest
  } = props;
  return (
    <form
      role="search"
      aria-labelledby={`${id}-title`}
      {...rest}
      className={styles.box({ compact })}
      method="get"
      id={id}
      action={action}
    >
      <div className={styles.title}>
        <Heading level={compact ? 2 : 1} size={compact ? 'title' : undefined} id={`${id}-title`}>
          {title}
        </Heading>
      </div>
      {lead && <Text tone="secondary">{lead}</Text>}
      <div className={styles.fields}>{children}</div>
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div role="status">
        <Button
          type="submit"
          variant="primary"
          size={compact ? 'medium' : 'large'}
          icon={searchIcon}
          block
          busyLabel={busyLabel}
        >
          {submitLabel}
        </Button>
      </div>
      {detailed && (
        <span className={styles.detailed}>
          <Link href={detailed.href} icon={slidersHorizontalIcon} size="small" standalone quiet>
            {detailed.label}
          </Link>
        </span>
      )}
    </form>
  );
}
