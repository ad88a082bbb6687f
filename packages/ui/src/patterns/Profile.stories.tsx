import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BalanceCard } from '../BalanceCard/BalanceCard.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { CreditLedger } from '../CreditLedger/CreditLedger.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { OwnAdRow } from '../OwnAdRow/OwnAdRow.tsx';
import { Row } from '../Row/Row.tsx';
import { conversations } from '../samples/messages.ts';
import { movements } from '../samples/movements.ts';
import { ownAds } from '../samples/ownAds.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatCard } from '../StatCard/StatCard.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { CompactConversations } from '../ConversationList/CompactConversations.tsx';
import { AccountPage } from './AccountPage.tsx';
import { formats } from '../samples/formats.ts';

interface ProfileProps {
  /** A seller who has just begun has neither ads nor movements. */
  empty: boolean;
}

function Profile({ empty }: ProfileProps) {
  const none = (
    <EmptyState
      icon="megaphone"
      title="Nemate aktivnih oglasa"
      help="Prvi oglas je besplatan i stoji dok ga ne povučete."
      action={
        <Button variant="primary" icon="plus" href="#new">
          Postavi oglas
        </Button>
      }
    />
  );
  return (
    <AccountPage current="overview">
      <Row justify="between" wrap>
        <Heading level={1}>Pregled</Heading>
        <Button variant="primary" icon="plus" href="#new">
          Novi oglas
        </Button>
      </Row>
      <Grid layout="stats">
        <BalanceCard
          label="Krediti"
          icon="coins"
          balance={empty ? '0' : '38'}
          action={{ label: 'Dopuni', href: '#top-up' }}
        />
        <BalanceCard
          label="Stanje računa"
          icon="wallet"
          balance={empty ? formats.money(0, 'RSD') : formats.money(1200, 'RSD')}
          action={{ label: 'Istorija uplata', href: '#payments' }}
        />
        <StatCard
          label="Pregledi, 30 dana"
          icon="eye"
          value={empty ? '0' : '4.915'}
          note={empty ? 'Još nema oglasa' : '+12 % u odnosu na oktobar'}
        />
        <StatCard
          label="Pozivi i poruke"
          icon="phone"
          value={empty ? '0' : '116'}
          note={empty ? 'Još nema oglasa' : '3 čekaju odgovor'}
        />
      </Grid>
      <Tabs
        label="Moji oglasi"
        links={[
          { label: 'Aktivni', count: empty ? '0' : '4', href: '#active', current: true },
          { label: 'Neaktivni', count: '2', href: '#inactive', current: false },
          { label: 'Nacrti', count: '1', href: '#drafts', current: false },
        ]}
      />
      {empty ? (
        none
      ) : (
        <Stack gap={1.5}>
          {ownAds.map((ad) => (
            <OwnAdRow key={ad.title} {...ad} headingLevel={2} />
          ))}
        </Stack>
      )}
      <Grid layout="panels2">
        <Card kind="panel" as="section" labelledBy="credits">
          <Row justify="between" align="baseline">
            <Heading level={2} size="h3" id="credits">
              Krediti
            </Heading>
            <Link href="#credits" size="small" standalone>
              Sve promene
            </Link>
          </Row>
          <CreditLedger
            label="Promene kredita"
            columns={{ text: 'Promena', date: 'Datum', amount: 'Krediti' }}
            movements={empty ? [] : movements}
            empty={
              <EmptyState
                icon="coins"
                title="Još nema promena"
                help="Ovde stoje dopune i potrošnja."
                headingLevel={3}
              />
            }
            compact
          />
        </Card>
        <Card kind="panel" as="section" labelledBy="messages">
          <Row justify="between" align="baseline">
            <Heading level={2} size="h3" id="messages">
              Poslednje poruke
            </Heading>
            <Link href="#messages" size="small" standalone>
              Sve poruke
            </Link>
          </Row>
          <CompactConversations label="Poslednje poruke" conversations={conversations.slice(0, 3)} />
        </Card>
      </Grid>
    </AccountPage>
  );
}

const meta = {
  title: 'Patterns/Profile',
  component: Profile,
  args: { empty: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pregled' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};
export const NewSeller: Story = { args: { empty: true } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
export const NarrowPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
