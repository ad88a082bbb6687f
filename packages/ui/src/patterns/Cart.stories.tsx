import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { CartLine } from '../CartLine/CartLine.tsx';
import { CartLines } from '../CartLine/CartLines.tsx';
import { CartSummary } from '../CartSummary/CartSummary.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Row } from '../Row/Row.tsx';
import { cartLines } from '../samples/cart.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SignedInPage } from './SignedInPage.tsx';
import { SitePage } from './SitePage.tsx';

interface CartProps {
  state: 'signedIn' | 'signedOut' | 'empty';
}

const total = {
  signedIn: (
    <CartSummary
      title="Ukupno"
      sums={[
        { label: '5 stavki', amount: '11.800 RSD' },
        { label: 'Popust na slike, 20 %', amount: '−80 RSD', saving: true },
      ]}
      total={{ label: 'Za plaćanje', amount: '11.720 RSD' }}
      credits={
        <>
          Sa 18 od 38 kredita plaćate 3 stavke, ostaje <strong>9.900 RSD</strong>.
        </>
      }
      actions={
        <>
          <Button variant="primary" size="large" href="#checkout" block>
            Nastavi na plaćanje
          </Button>
          <Button variant="ghost" href="#list" block>
            Nastavi pregled oglasa
          </Button>
        </>
      }
      sticky
    />
  ),
  signedOut: (
    <CartSummary
      title="Ukupno"
      sums={[
        { label: '2 stavke', amount: '9.900 RSD' },
        { label: 'Popust', amount: '0 RSD' },
      ]}
      total={{ label: 'Za plaćanje', amount: '9.900 RSD', note: 'oko 84,50 €, PDV je uračunat' }}
      actions={
        <>
          <Button variant="primary" size="large" icon="circle-user-round" href="#signin" block>
            Prijavi se i plati
          </Button>
          <Button href="#signup" block>
            Napravi nalog
          </Button>
        </>
      }
      terms="Korpa ostaje sačuvana posle prijave."
      assurance={{ icon: 'shield-check', text: 'Plaćate na stranici banke, uz 3-D Secure potvrdu.' }}
      sticky
    />
  ),
};

function Cart({ state }: CartProps) {
  const Page = state === 'signedIn' ? SignedInPage : SitePage;
  if (state === 'empty') {
    return (
      <Page>
        <EmptyState
          icon="shopping-cart"
          title="Korpa je prazna"
          help="Ovde stoje isticanje, dodatne slike, krediti i paketi koje izaberete."
          action={<Button href="#packets">Pogledaj pakete</Button>}
          headingLevel={1}
        />
      </Page>
    );
  }
  return (
    <Page>
      <Stack gap={2}>
        <Row justify="between" wrap>
          <div>
            <Heading level={1}>Korpa</Heading>
            <Text role="small" tone="secondary">
              {state === 'signedIn' ? '5 stavki za 3 oglasa' : '2 stavke, sačuvane u ovom pregledaču'}
            </Text>
          </div>
          <SegmentedControl
            label="Valuta"
            segments={[
              { label: 'RSD', href: '#rsd', current: true },
              { label: '€', href: '#eur', current: false },
            ]}
          />
        </Row>
        <Grid layout="checkout">
          <Stack gap={2} as="section">
            <CartLines label="Stavke u korpi">
              {(state === 'signedIn' ? cartLines : cartLines.slice(3)).map((line) => (
                <CartLine key={line.title} {...line} />
              ))}
            </CartLines>
            <Row justify="between" wrap>
              <Link href="#empty" size="small" standalone>
                Isprazni korpu
              </Link>
              {state === 'signedIn' && (
                <Text role="caption" tone="tertiary">
                  Cene važe do kraja dana.
                </Text>
              )}
            </Row>
            {state === 'signedOut' && (
              <Alert tone="info">Isticanje i dodatne slike vezani su za oglas. Prijavite se da biste ih dodali.</Alert>
            )}
          </Stack>
          {total[state]}
        </Grid>
      </Stack>
    </Page>
  );
}

const meta = {
  title: 'Patterns/Cart',
  component: Cart,
  args: { state: 'signedIn' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Cart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Korpa' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Stavke u korpi' }).children).toHaveLength(5);
  },
};
export const SignedOut: Story = { args: { state: 'signedOut' } };
export const Empty: Story = { args: { state: 'empty' } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
export const SignedOutOnAPhone: Story = { args: { state: 'signedOut' }, globals: { viewport: { value: 'phone' } } };
