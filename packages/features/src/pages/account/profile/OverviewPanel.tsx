import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import type { ReactNode } from 'react';
import * as styles from './OverviewPanel.css.ts';

/** One entry of a panel: its name, its state, and its link. */
export interface OverviewRow {
  readonly key: string;
  readonly title: string;
  readonly href: string;
  readonly text: ReactNode;
  /** At the end: a price, or a `Tag`. */
  readonly end?: ReactNode;
}

interface PanelHead {
  id: string;
  title: string;
  all: { label: string; href: string };
}

export interface OverviewPanelProps extends PanelHead {
  rows: readonly OverviewRow[];
}

/** A panel of the overview: its entries, with a link to all of them. */
export function OverviewCard({ id, title, all, children }: PanelHead & { children: ReactNode }) {
  return (
    <Card as="section" kind="panel" padding="panel" gap={2} labelledBy={id}>
      <Row justify="between" align="baseline" gap={2}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        <Link href={all.href} size="small" standalone>
          {all.label}
        </Link>
      </Row>
      {children}
    </Card>
  );
}

/** A few things of one kind, with the way to all of them. */
export function OverviewPanel({ rows, ...head }: OverviewPanelProps) {
  return (
    <OverviewCard {...head}>
      <Stack as="ul" gap={1.5}>
        {rows.map(({ key, title: name, href, text, end }) => (
          <li key={key}>
            <Row justify="between" align="start" gap={2}>
              <Stack gap={0}>
                <Link href={href} standalone>
                  {name}
                </Link>
                <Text role="small" tone="secondary">
                  {text}
                </Text>
              </Stack>
              {end && <div className={styles.end}>{end}</div>}
            </Row>
          </li>
        ))}
      </Stack>
    </OverviewCard>
  );
}
