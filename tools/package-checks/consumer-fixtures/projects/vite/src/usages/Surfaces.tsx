import { AdCard } from '@volan/ui/AdCard';
import { Avatar } from '@volan/ui/Avatar';
import { Badge } from '@volan/ui/Badge';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Card } from '@volan/ui/Card';
import { DataTable } from '@volan/ui/DataTable';
import { Divider } from '@volan/ui/Divider';
import { Field } from '@volan/ui/Field';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Pagination } from '@volan/ui/Pagination';
import { Photo } from '@volan/ui/Photo';
import { Price } from '@volan/ui/Price';
import { ProgressBar } from '@volan/ui/ProgressBar';
import { Row } from '@volan/ui/Row';
import { Skeleton } from '@volan/ui/Skeleton';
import { Stack } from '@volan/ui/Stack';
import { StatTiles } from '@volan/ui/StatTiles';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { useEffect, useRef, useState } from 'react';

const missing = { outline: 'hatch', label: 'Without a photo' } as const;
const cars = [
  { id: 1, make: 'Škoda' },
  { id: 2, make: 'Dacia' },
];

/** What shows something: names, handlers, test ids and refs reach its element. */
export function Surfaces() {
  const [log, setLog] = useState<string[]>([]);
  const [width, setWidth] = useState(0);
  const stack = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  const note = (line: string) => setLog((lines) => [...lines, line]);

  useEffect(() => setWidth(stack.current?.offsetWidth ?? 0), []);

  return (
    <section aria-label="Surfaces">
      {/* 41 */}
      <Stack ref={stack} gap={2} data-testid="stack">
        {/* 42 */}
        <Breadcrumbs label="Path" data-testid="path" crumbs={[{ label: 'Cars', href: '/cars' }, { label: 'Golf' }]} />
        {/* 43 */}
        <Card id="offer" role="region" aria-labelledby="offer-title" onMouseEnter={() => note('card entered')}>
          {/* 44 */}
          <Heading level={2} id="offer-title" tabIndex={-1}>
            Offer
          </Heading>
          {/* 45 */}
          <Text title="Until Friday" onClick={() => note('text clicked')}>
            Only this week
          </Text>
        </Card>
        {/* 46 */}
        <Row gap={2} data-testid="row" role="group" aria-label="State">
          {/* 47 */}
          <Tag data-testid="tag" title="Checked by us">
            Checked
          </Tag>
          {/* 48 */}
          <Badge count="3" label="messages" data-testid="badge" />
          {/* 49 */}
          <Avatar initials="AN" id="avatar" data-testid="avatar" />
          {/* 50 */}
          <Price data-testid="price" lang="en">
            €17,990
          </Price>
        </Row>
        {/* 51 */}
        <Divider data-testid="divider" />
        {/* 52 */}
        <ProgressBar label="Upload" value={40} data-testid="progress" />
        {/* 53 */}
        <Skeleton data-testid="skeleton" />
        {/* 54 */}
        <Grid layout="pair" data-testid="grid" aria-busy>
          {/* 55 */}
          <AdCard
            data-testid="ad-card"
            onMouseEnter={() => note('ad entered')}
            ad={{
              href: '/ads/7',
              title: 'Golf',
              price: '€1',
              facts: [],
              tags: [],
              pictures: [],
              missingPicture: missing,
            }}
          />
          {/* 56 */}
          <Photo picture={undefined} missing={missing} sizes="400px" data-testid="photo" />
        </Grid>
        {/* 57 */}
        <StatTiles label="Today" data-testid="tiles" tiles={[{ label: 'Views', value: '12' }]} />
        {/* 58 */}
        <DataTable
          id="cars"
          data-testid="cars"
          caption="Cars"
          columns={[{ key: 'make', label: 'Make', cell: ({ make }) => make }]}
          rows={cars}
          rowKey={({ id }) => String(id)}
          empty="No cars"
        />
        {/* 59 */}
        <Pagination
          label="Pages"
          data-testid="pages"
          pageLabel="Page"
          current={1}
          pages={[{ page: 1, text: '1', href: '/cars' }]}
          previous={{ label: 'Previous' }}
          next={{ label: 'Next', href: '/cars?page=2' }}
        />
        {/* 60 */}
        <Field id="own" label="Own control" error="Choose a colour.">
          <input id="own" type="color" aria-describedby="own-error" />
        </Field>
        {/* 61 */}
        <Link ref={next} href="/next" onFocus={() => note(`focus on ${next.current?.pathname}`)}>
          Next car
        </Link>
      </Stack>
      <output data-testid="width">{width > 100 ? 'wide' : ''}</output>
      <output data-testid="surfaces">{log.join(', ')}</output>
    </section>
  );
}
