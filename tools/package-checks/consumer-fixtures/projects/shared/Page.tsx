import '@volan/ui/allIcons';
import { AdCard } from '@volan/ui/AdCard';
import { Button } from '@volan/ui/Button';
import { Container } from '@volan/ui/Container';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { gaugeIcon } from '@volan/ui/icons';
import { Menu } from '@volan/ui/Menu';
import { Modal } from '@volan/ui/Modal';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Switch } from '@volan/ui/Switch';
import { createToasts, ToastContainer } from '@volan/ui/Toast';

const toasts = createToasts();

/** A page of somebody else: every consumer fixture shows it, and the same checks are made on it. */
export function Page() {
  return (
    <Container as="main" id="main" top>
      <Stack gap={3}>
        <Heading level={1}>Weekend cars</Heading>
        <Row wrap>
          <Button variant="primary" opens={{ dialog: 'sell' }}>
            Sell a car
          </Button>
          <Button onClick={() => toasts.show({ text: 'The ad is saved' })}>Save the ad</Button>
          <Menu
            label="Order"
            entries={[
              { label: 'Newest first', href: '?order=newest', current: true },
              { label: 'Cheapest first', href: '?order=price' },
            ]}
          />
        </Row>
        <Switch name="warranty">With warranty</Switch>
        <Grid layout="pair">
          <AdCard
            layout="list"
            ad={{
              href: '/ads/1',
              title: 'Volkswagen Golf 7 1.6 TDI',
              price: '€17,990',
              facts: [
                { icon: gaugeIcon, label: 'Mileage', text: '142,000 km' },
                { icon: 'fuel', label: 'Fuel', text: 'Diesel' },
              ],
              tags: [],
              pictures: [],
              missingPicture: { outline: 'hatch', label: 'Without a photo' },
            }}
          />
        </Grid>
      </Stack>
      <Modal
        id="sell"
        title="Sell a car"
        closeLabel="Close the window"
        actions={
          <Button variant="primary" href="/sell">
            Begin
          </Button>
        }
      >
        Your ad is free of charge.
      </Modal>
      <ToastContainer toasts={toasts} closeLabel="Close the message" />
    </Container>
  );
}
