import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { companies } from '../samples/companies.ts';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName } from '../samples/extremes.ts';
import docs from './CompanyCard.docs.ts';
import { CompanyCard, type CompanyCardData } from './CompanyCard.tsx';

const [dunav] = companies as [CompanyCardData];

const meta = {
  title: 'Marketplace/CompanyCard',
  component: CompanyCard,
  args: {
    company: dunav,
    openLabel: 'Pogledaj ponudu',
    action: <FavouriteButton label="Prati prodavca" pressed={false} />,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof CompanyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One link covers the card; the button is no part of it. */
export const Checked: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', '#AD');
    await expect(canvas.getByText('Proveren prodavac')).toBeInTheDocument();
    await expect(links[0]).not.toContainElement(canvas.getByRole('button', { name: 'Prati prodavca' }));
  },
};
export const InAGrid: Story = {
  render: (args) => (
    <Grid layout="ads3">
      {companies.map((company, index) => (
        <CompanyCard
          key={company.name}
          {...args}
          company={company}
          action={<FavouriteButton label={`Prati: ${company.name}`} pressed={index === 1} />}
        />
      ))}
    </Grid>
  ),
};

/** The free places keep their size. */
export const OnePicture: Story = {
  args: { company: { ...dunav, pictures: dunav.pictures?.slice(0, 1), ads: { count: '1', label: 'oglas' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Bez slike' })).toHaveLength(2);
  },
};

/** A garage sells no vehicles: no frame waits for a picture. */
export const WithoutAds: Story = {
  args: { company: { ...dunav, pictures: undefined, ads: { count: '0', label: 'oglasa' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: 'Bez slike' })).not.toBeInTheDocument();
  },
};
export const LongWords: Story = {
  args: {
    company: {
      ...dunav,
      name: `Preduzeće za promet polovnih vozila Đorđević ${chineseName}`,
      place: 'Sremski Karlovci',
    },
    openLabel: 'Gesamten Fahrzeugbestand ansehen',
  },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
