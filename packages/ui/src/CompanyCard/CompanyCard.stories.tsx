import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName } from '../samples/extremes.ts';
import docs from './CompanyCard.docs.ts';
import { CompanyCard, type CompanyCardData } from './CompanyCard.tsx';
import { picture } from '../samples/ads.ts';

const company = (
  name: string,
  initials: string,
  place: string,
  count: string,
  names: string[],
  verified = false,
): CompanyCardData => ({
  href: `#${initials}`,
  name,
  initials,
  place,
  verified: verified ? 'Proveren prodavac' : undefined,
  ads: { count, label: 'oglasa' },
  pictures: names.map((one) => picture(one, '')),
  missingPicture: { outline: 'wagon', label: 'Bez slike' },
});

/** Dealers as the list of companies shows them. */
const companies: CompanyCardData[] = [
  company('Auto Kuća Dunav', 'AD', 'Novi Sad', '58', ['karavan-tamnoplava', 'suv-bez', 'suv-zelena'], true),
  company('Toyota Centar Niš', 'TN', 'Niš', '112', ['suv-plava', 'pickup-siva', 'hecbek-plava']),
  company('Premium Motors', 'PM', 'Subotica', '41', ['limuzina-siva', 'limuzina-tamnoplava', 'limuzina-crna'], true),
  company('Star Auto', 'SA', 'Novi Sad', '76', ['limuzina-tamnoplava', 'limuzina-crvena', 'kupe-zelena']),
  company('Furgon Plus', 'FP', 'Valjevo', '34', ['furgon-siva', 'furgon-bela', 'pickup-siva'], true),
  company('Auto Centar KG', 'KG', 'Kragujevac', '63', ['limuzina-crna', 'hecbek-siva', 'karavan-siva']),
];

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
