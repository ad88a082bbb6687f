import { useState } from 'react';
import '@volan/ui/base';
import './volan.css';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Checkbox } from '@volan/ui/Checkbox';
import { Container } from '@volan/ui/Container';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { IconButton } from '@volan/ui/IconButton';
import { circleUserRoundIcon } from '@volan/ui/icons';
import { Modal } from '@volan/ui/Modal';
import { Pagination } from '@volan/ui/Pagination';
import { Price } from '@volan/ui/Price';
import { RangeSlider } from '@volan/ui/RangeSlider';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Tabs } from '@volan/ui/Tabs';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { createToasts, ToastContainer } from '@volan/ui/Toast';
import { CARDS, FUELS, NAV, TABS } from '../../data.js';

const toasts = createToasts();
const money = new Intl.NumberFormat('en');
const buckets = Array.from({ length: 12 }, (_, index) => ({
  from: index * 5000,
  to: index * 5000 + 5000,
  count: 30 - index,
}));
const pages = Array.from({ length: 10 }, (_, index) => ({
  page: index + 1,
  text: money.format(index + 1),
  href: `?page=${index + 1}`,
}));

function Head() {
  return (
    <header>
      <Container>
        <Row justify="between" wrap>
          <Button variant="ghost" href="/">
            Auto oglasi
          </Button>
          <nav>
            <Row gap={2} wrap>
              {NAV.map((name) => (
                <Button key={name} variant="ghost" href={`/${name}`}>
                  {name}
                </Button>
              ))}
            </Row>
          </nav>
          <Row gap={1}>
            <Button href="/new" variant="primary">
              Place ad
            </Button>
            <IconButton
              icon={circleUserRoundIcon}
              label="Account"
              href="/profile"
              badge={{ count: '3', label: 'unread' }}
            />
          </Row>
        </Row>
      </Container>
    </header>
  );
}

function PriceRange() {
  const [range, move] = useState({ low: 1, high: 6 });
  return (
    <RangeSlider
      lowLabel="Minimum price"
      highLabel="Maximum price"
      buckets={buckets}
      {...range}
      textOf={(edge) => `${money.format(edge * 5000)} €`}
      onMove={(side, edge) => move({ ...range, [side]: edge })}
    />
  );
}

function Search() {
  return (
    <form>
      <Row gap={2} align="end" wrap>
        <TextInput id="model" name="q" label="Model" placeholder="e.g. Golf" />
        <Select id="fuel" name="fuel" label="Fuel" options={FUELS.map((fuel) => ({ value: fuel, label: fuel }))} />
        <Checkbox name="first">First owner</Checkbox>
        <PriceRange />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </Row>
    </form>
  );
}

function Ads() {
  return (
    <Grid layout="ads3" as="ul">
      {CARDS.map(({ id, title, badge, meta, price }) => (
        <Card key={id} as="li" padding="card" gap={1} align="start">
          <img src="/car.webp" alt={title} width={240} height={180} loading={id > 4 ? 'lazy' : undefined} />
          <Tag tone="accent">{badge}</Tag>
          <Heading level={3} size="title">
            {title}
          </Heading>
          <Text role="small" tone="secondary">
            {meta}
          </Text>
          <Price>{price}</Price>
          <Button>Details</Button>
        </Card>
      ))}
    </Grid>
  );
}

export default function App() {
  return (
    <div data-brand="volan" data-theme="light">
      <Head />
      <Container as="main" id="main" top>
        <Stack gap={4}>
          <Search />
          <Tabs
            label="Ads"
            tabs={TABS.map((name) => ({
              id: name.toLowerCase(),
              label: name,
              children: name === 'All' ? <Ads /> : <Text>{`No ${name} ads here.`}</Text>,
            }))}
          />
          <Pagination
            label="Pages"
            current={1}
            pages={pages}
            pageLabel="Page"
            previous={{ label: 'Previous' }}
            next={{ label: 'Next', href: '?page=2' }}
          />
          <Row>
            <span data-t="dialog-open">
              <Button variant="primary" opens={{ dialog: 'contact' }}>
                Contact seller
              </Button>
            </span>
            <span data-t="toast">
              <Button onClick={() => toasts.show({ words: 'Ad saved' })}>Save ad</Button>
            </span>
          </Row>
        </Stack>
      </Container>
      <Modal id="contact" title="Contact seller" closeLabel="Close">
        <Text>Send a message to the seller of this ad.</Text>
      </Modal>
      <ToastContainer toasts={toasts} closeLabel="Close" />
    </div>
  );
}
