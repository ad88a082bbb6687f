import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdCardSkeleton } from '../AdCard/AdCardSkeleton.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SitePage } from './SitePage.tsx';

const meta = {
  title: 'Patterns/Empty page',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each emptiness says what is so, what brings something here, and the one way to it. */
const empties = [
  {
    icon: 'history',
    title: 'Još niste gledali oglase',
    help: 'Oglasi koje otvorite pojaviće se ovde, najviše 50.',
    way: 'Pregledaj vozila',
  },
  {
    icon: 'git-compare-arrows',
    title: 'Nema oglasa za poređenje',
    help: 'Dodajte najmanje dva oglasa iz iste kategorije.',
    way: 'Otvori katalog',
  },
  {
    icon: 'search-x',
    title: 'Nema oglasa za ove filtere',
    help: 'Uklonite „Na kredit“ i dobićete 46 oglasa.',
    way: 'Ukloni taj filter',
    solid: true,
  },
  { icon: 'message-circle', title: 'Nema poruka', help: 'Kada vam se kupac javi, razgovor je ovde.' },
  {
    icon: 'shopping-cart',
    title: 'Korpa je prazna',
    help: 'Isticanje i dodatne slike plaćate iz korpe.',
    way: 'Moji oglasi',
  },
  { icon: 'globe', title: 'Nema takve države', help: 'Proverite kako je upisan naziv.', way: 'Sve države' },
] as const;

export const AllOfThem: Story = {
  render: () => (
    <SitePage>
      <Heading level={1}>Prazna stanja</Heading>
      <Grid layout="panels3">
        {empties.map((empty) => (
          <EmptyState
            key={empty.title}
            icon={empty.icon}
            title={empty.title}
            help={empty.help}
            action={
              'way' in empty && (
                <Button size="small" variant={'solid' in empty ? 'primary' : 'secondary'} href={`#${empty.icon}`}>
                  {empty.way}
                </Button>
              )
            }
          />
        ))}
      </Grid>
    </SitePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
  },
};

/** What loads has its final size, so that nothing jumps. */
export const Loading: Story = {
  render: () => (
    <SitePage>
      <Stack gap={2}>
        <Heading level={1}>Istorija pregleda</Heading>
        <Text status tone="secondary">
          Učitavanje
        </Text>
      </Stack>
      <Grid layout="ads4">
        {[1, 2, 3, 4].map((place) => (
          <AdCardSkeleton key={place} layout="grid" />
        ))}
      </Grid>
    </SitePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Učitavanje');
  },
};
export const OneOnAPage: Story = {
  render: () => (
    <SitePage>
      <Heading level={1}>Istorija pregleda</Heading>
      <EmptyState
        icon="history"
        title="Još niste gledali oglase"
        help="Oglasi koje otvorite pojaviće se ovde, najviše 50."
        action={
          <Button variant="primary" href="#vehicles">
            Pregledaj vozila
          </Button>
        }
      />
    </SitePage>
  ),
};
