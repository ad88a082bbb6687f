import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BankSlip } from '../BankSlip/BankSlip.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { CartSummary } from '../CartSummary/CartSummary.tsx';
import { CheckoutHeader } from '../CheckoutHeader/CheckoutHeader.tsx';
import { Container } from '../Container/Container.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { Row } from '../Row/Row.tsx';
import { cartLines } from '../samples/cart.ts';
import { logo } from '../samples/navigation.ts';
import { slip } from '../samples/slip.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StepList } from '../StepList/StepList.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { formats } from '../samples/formats.ts';

interface CheckoutProps {
  /** Choosing how to pay, or paying with the slip. */
  step: 'payment' | 'slip';
}

const sums = [
  { label: 'Zbir', amount: formats.money(11_800, 'RSD') },
  { label: 'Slike, popust 20 %', amount: '−80 RSD', saving: true },
];

const methods = (
  <Stack gap={2}>
    <Heading level={2}>Način plaćanja</Heading>
    <RadioCards
      id="method"
      name="method"
      legend="Način plaćanja"
      cards={[
        {
          value: 'card',
          icon: 'credit-card',
          title: 'Kartica',
          about: 'Visa, Mastercard, Dina',
          content: <Text role="small">Podatke unosite na stranici banke. Mi ih ne vidimo i ne čuvamo.</Text>,
        },
        {
          value: 'credits',
          icon: 'coins',
          title: 'Krediti',
          about: 'Imate 38. Pokrivaju isticanje i slike (18), ostatak ide na karticu.',
          end: <Tag>18 / 38</Tag>,
        },
        {
          value: 'slip',
          icon: 'qr-code',
          title: 'Uplatnica ili IPS QR',
          about: 'Aktiviramo kada uplata stigne, obično za nekoliko minuta.',
        },
      ]}
    />
  </Stack>
);

const order = (
  <CartSummary
    title="Vaša narudžbina"
    edit={{ label: 'Izmeni', href: '#cart' }}
    lines={cartLines.map(({ title, detail, price, tier }) => ({ title, detail, price, tier }))}
    sums={sums}
    total={{ label: 'Za plaćanje', amount: formats.money(11_720, 'RSD') }}
    actions={
      <Button variant="primary" size="large" icon="lock" type="submit" block>
        Plati 11.720 RSD
      </Button>
    }
    terms={
      <>
        Plaćanjem prihvatate <Link href="#terms">uslove kupovine</Link>.
      </>
    }
    sticky
  />
);

const next = (
  <Card kind="panel" as="section" labelledBy="next">
    <Stack gap={2}>
      <Heading level={2} size="h3" id="next">
        Šta dalje
      </Heading>
      <StepList
        steps={[
          'Uplatite iz banke ili pošte.',
          'Mi pratimo račun. Ovu stranicu možete da zatvorite.',
          'Kada uplata legne, isticanje kreće i stiže vam obaveštenje.',
        ]}
      />
      <Divider />
      <Row justify="between">
        <Text role="small" tone="secondary" as="span">
          Narudžbina
        </Text>
        <Text role="small" strong as="span">
          41-2026-118204
        </Text>
      </Row>
      <Row justify="between">
        <Text role="small" tone="secondary" as="span">
          Stavke
        </Text>
        <Text role="small" as="span">
          5
        </Text>
      </Row>
      <Button variant="primary" block>
        Platio sam
      </Button>
    </Stack>
  </Card>
);

/** One line in place of the footer, so that nothing leads away. */
const legal = (
  <Row justify="between" wrap>
    <Text role="caption" tone="tertiary">
      © 2026 Volan
    </Text>
    <Row gap={2} wrap>
      <Link href="#terms" size="small" standalone quiet>
        Uslovi kupovine
      </Link>
      <Link href="#refunds" size="small" standalone quiet>
        Povraćaj novca
      </Link>
      <Link href="#help" size="small" standalone quiet>
        Pomoć
      </Link>
    </Row>
  </Row>
);

function Checkout({ step }: CheckoutProps) {
  const paying = step === 'payment';
  return (
    <>
      <CheckoutHeader
        logo={{ ...logo, stage: undefined }}
        secure="Bezbedno plaćanje"
        back={{ label: 'Nazad u korpu', href: '#cart' }}
      />
      <Container as="main" id="content" top>
        <Stack gap={2.5}>
          <Heading level={1}>{paying ? 'Plaćanje' : 'Plaćanje uplatnicom'}</Heading>
          <Stepper
            label="Koraci plaćanja"
            stateLabels={{ done: 'završeno', error: 'neispravno' }}
            steps={[
              { label: 'Korpa', state: 'done', href: '#cart' },
              { label: 'Podaci i plaćanje', state: paying ? 'current' : 'done' },
              { label: 'Potvrda', state: paying ? 'ahead' : 'current' },
            ]}
          />
          <Grid layout="checkout">
            {paying ? methods : <BankSlip {...slip} />}
            {paying ? order : next}
          </Grid>
        </Stack>
      </Container>
      <Container top>
        <Stack gap={2}>
          <Divider />
          {legal}
        </Stack>
      </Container>
    </>
  );
}

const meta = {
  title: 'Patterns/Checkout',
  component: Checkout,
  args: { step: 'payment' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen beforehand; terms are a sentence at the button. */
export const Payment: Story = {
  play: async ({ canvas }) => {
    for (const method of canvas.getAllByRole('radio')) {
      await expect(method).not.toBeChecked();
    }
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};
export const WithASlip: Story = { args: { step: 'slip' } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
export const SlipOnAPhone: Story = { args: { step: 'slip' }, globals: { viewport: { value: 'phone' } } };
