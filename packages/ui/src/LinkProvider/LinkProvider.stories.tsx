import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdCard } from '../AdCard/AdCard.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { KeyFacts } from '../KeyFacts/KeyFacts.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SpecList } from '../SpecList/SpecList.tsx';
import { octavia } from '../samples/ads.ts';
import { NavLine } from '../NavLine/NavLine.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Stack } from '../Stack/Stack.tsx';
import docs from './LinkProvider.docs.ts';
import { LinkProvider, type LinkComponentProps } from './LinkProvider.tsx';

const followed = fn();

/** As a router's link: it follows plain clicks itself and leaves the others to the browser. */
function RouterLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      data-router
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;

        event.preventDefault();
        followed(href);
      }}
    >
      {children}
    </a>
  );
}

const meta = {
  title: 'Navigation/LinkProvider',
  component: LinkProvider,
  args: {
    component: RouterLink,
    children: null,
  },
  render: (args) => (
    <LinkProvider {...args}>
      <Stack gap={2}>
        <Link href="/pomoc">Pomoć</Link>
        <Button href="/postavi-oglas">Postavi oglas</Button>
        <Link href="https://example.com/">Drugi sajt</Link>
        <Link href="#utisci">Utisci</Link>
        <Link href="/cenovnik.pdf" download>
          Cenovnik
        </Link>
        <Link href="/uslovi" target="_blank">
          Uslovi u novom prozoru
        </Link>
      </Stack>
    </LinkProvider>
  ),
  parameters: { componentDocs: docs },
  beforeEach: () => {
    followed.mockClear();
  },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PagesOfThisSite: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Pomoć' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Postavi oglas' }));
    await expect(followed.mock.calls).toEqual([['/pomoc'], ['/postavi-oglas']]);
  },
};

/** Other sites, anchors, downloads and new windows have nothing of the router. */
export const TheRestIsTheBrowsers: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Drugi sajt', 'Utisci', 'Cenovnik', 'Uslovi u novom prozoru']) {
      await expect(canvas.getByRole('link', { name })).not.toHaveAttribute('data-router');
    }
  },
};

/** Cards, lists of facts and the logo hand their links over too, and keep their words and their looks. */
export const CardsAndLists: Story = {
  render: (args) => (
    <LinkProvider {...args}>
      <Stack gap={2}>
        <Logo name="volan" href="/" label="Volan, početna" />
        <AdCard ad={{ ...octavia, href: '/oglas/1' }} layout="compact" />
        <KeyFacts facts={[{ icon: 'fuel', label: 'Gorivo', value: 'Dizel', href: '/dizel' }]} />
        <SpecList rows={[{ label: 'Boja', value: 'Plava', href: '/plava' }]} />
      </Stack>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    for (const link of links) {
      await expect(link).toHaveAttribute('data-router');
      await userEvent.click(link);
    }
    await expect(followed.mock.calls).toEqual([['/'], ['/oglas/1'], ['/dizel'], ['/plava']]);
  },
};

/** Also those inside of other parts. */
export const PartsThatLead: Story = {
  render: (args) => (
    <LinkProvider {...args}>
      <Stack gap={2}>
        <Breadcrumbs
          label="Putanja"
          crumbs={[{ label: 'Vozila', href: '/vozila' }, { label: 'Golf' }]}
          data-testid="path"
        />
        <NavLine label="Poruke" href="/poruke" icon="mail" current={false} />
        <Pagination
          label="Stranice"
          current={1}
          pages={[
            { page: 1, text: '1', href: '/vozila' },
            { page: 2, text: '2', href: '/vozila?strana=2' },
          ]}
          pageLabel="Strana"
          previous={{ label: 'Prethodna' }}
          next={{ label: 'Sledeća', href: '/vozila?strana=2' }}
        />
      </Stack>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('path')).toHaveAccessibleName('Putanja');
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(5);
    for (const link of links) await expect(link).toHaveAttribute('data-router');
  },
};
