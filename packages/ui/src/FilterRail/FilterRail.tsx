import type { InputEventHandler, ReactNode, SubmitEventHandler } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { CloseButton } from '../IconButton/CloseButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './FilterRail.css.ts';

export interface FilterRailProps {
  /** A button with `opens={{ sheet: id }}` opens it on a phone. */
  id: string;
  /** Address that takes the GET form. */
  action: string;
  /** "Filteri". */
  title: string;
  closeLabel: string;
  /** The button in words: "Prikaži 12.846 oglasa". Announced when it changes. */
  submitLabel: string;
  /** Link to the list without filters; absent while none is chosen. */
  clear?: { href: string; label: string };
  /** Number of chosen filters, with what is counted. */
  chosenCount?: { count: string; label: string };
  /** Chips of the chosen filters: they stand in the sheet of a phone. */
  chosen?: ReactNode;
  /** A button beside the count that saves this search; in the rail and in the sheet. */
  save?: ReactNode;
  /** What the form keeps besides its controls, such as the sort order. */
  hidden?: { name: string; value: string }[];
  /** Filter groups. */
  children: ReactNode;
  onInput?: InputEventHandler<HTMLFormElement>;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
}

/** All filters in one form: a rail beside the list, and on a phone the filter sheet. */
export function FilterRail(props: FilterRailProps) {
  const { id, action, title, closeLabel, submitLabel, clear, chosenCount, chosen, save, hidden = [], children } = props;
  return (
    <form
      className={styles.rail}
      id={id}
      action={action}
      method="get"
      popover="auto"
      data-sheet=""
      aria-labelledby={`${id}-title`}
      onInput={props.onInput}
      onSubmit={props.onSubmit}
    >
      <div className={styles.head}>
        <span className={styles.headWords}>
          <Text as="strong" role="title" id={`${id}-title`}>
            {title}
          </Text>
          {chosenCount && (
            <span className={styles.count}>
              <Badge {...chosenCount} />
            </span>
          )}
        </span>
        {clear && (
          <Link href={clear.href} size="small" standalone>
            {clear.label}
          </Link>
        )}
        <span className={styles.close}>
          <CloseButton label={closeLabel} closes={{ sheet: id }} />
        </span>
      </div>
      <div className={styles.groups}>
        {chosen && <div className={styles.chosen}>{chosen}</div>}
        {children}
      </div>
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.foot}>
        {save}
        <div className={styles.submit} role="status">
          <Button type="submit" variant="primary" block>
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
