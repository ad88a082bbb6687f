import { AdCard } from '@volan/ui/AdCard';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { Container } from '@volan/ui/Container';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Menu } from '@volan/ui/Menu';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';

/** Everything that leads somewhere: the fixtures with a router show it, and the same checks are made on it. */
export function Links() {
  return (
    <Container as="main" top>
      <Stack gap={3}>
        <Breadcrumbs label="Path" crumbs={[{ label: 'All ads', href: '/ads' }, { label: 'Links' }]} />
        <Heading level={1}>Links</Heading>
        <Row gap={2} wrap>
          <Link href="/help">Help</Link>
          <Button href="/sell">Sell</Button>
          <Menu label="Order" entries={[{ label: 'Cheapest first', href: '/ads?order=price' }]} />
          <Link href="/account" onClick={(event) => event.preventDefault()}>
            Closed account
          </Link>
        </Row>
        <AdCard
          ad={{
            href: '/ads/1',
            title: 'Volkswagen Golf 7',
            price: '€17,990',
            facts: [],
            tags: [],
            pictures: [],
            missingPicture: { outline: 'hatch', label: 'Without a photo' },
          }}
        />
        <Pagination
          label="Pages"
          pageLabel="Page"
          current={1}
          pages={[
            { page: 1, text: '1', href: '/ads' },
            { page: 2, text: '2', href: '/ads?page=2' },
          ]}
          previous={{ label: 'Previous' }}
          next={{ label: 'Next', href: '/ads?page=2#list' }}
        />
        <Row gap={2} wrap>
          <Link href="/terms" target="_blank">
            Terms
          </Link>
          <Link href="/prices.txt" download="prices.txt">
            Prices
          </Link>
          <Link href="https://elsewhere.example/">Elsewhere</Link>
        </Row>
      </Stack>
    </Container>
  );
}
