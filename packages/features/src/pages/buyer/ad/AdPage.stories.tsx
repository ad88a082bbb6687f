import type { AdDetails, AdListed, MyAd } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { visitAd } from '@volan/api-contract';
import { fixtures, mockCall } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSite, untilRead } from '../../../stories/inSite.tsx';
import { ownAds } from '../../../stories/sellingStories.ts';
import { AdPage } from './AdPage.tsx';
import type { AdTranslation } from './adTranslation.ts';
import type { OwnAdView } from './OwnAdPanel.tsx';
import { chineseDescription, longDescription, longGermanAnswers } from './storyAds.ts';

interface AdStoryProps {
  /** The ad in the language of the toolbar. */
  adIn: (language: LanguageValue) => AdDetails;
  /** @default four ads */
  similarIn?: (language: LanguageValue) => AdListed[];
  /** @default none */
  othersIn?: (language: LanguageValue) => AdListed[];
  /** @default none */
  translation?: AdTranslation | null;
  /** @default null */
  own?: OwnAdView | null;
  /** The toolbar's. */
  language?: LanguageValue;
}

const four = (language: LanguageValue) => fixtures.ads(language).slice(1, 5);

function AdStory(props: AdStoryProps) {
  const { adIn, similarIn = four, othersIn = () => [], translation = null, own = null, language = 'rs' } = props;
  const others = othersIn(language);
  return (
    <AdPage
      ad={adIn(language)}
      similar={similarIn(language)}
      othersOfSeller={others}
      translation={translation}
      own={own}
    />
  );
}

const passat = (language: LanguageValue) => fixtures.ad(language, 1);

const meta = {
  title: 'Pages/Ad',
  component: AdStory,
  decorators: [inSite],
  play: untilRead,
  parameters: { layout: 'fullscreen' },
  args: { adIn: passat },
  render: (args, { globals }) => <AdStory {...args} language={globals['language'] as LanguageValue} />,
} satisfies Meta<typeof AdStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that an ad may say. */
export const Full: Story = {};

/** An ad from abroad shows what an import costs, line by line with sources, and asks only for what it does not say. [N09] */
export const Abroad: Story = {
  args: {
    adIn: (language) => {
      const ad = passat(language);
      return { ...ad, price: 10_000, place: { ...ad.place, country: 'DE' } };
    },
  },
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue, viewport: { value: 'small' } },
  play: async (context) => {
    await untilRead(context);
    const section = within(context.canvas.getByRole('region', { name: 'Uvoz u Srbiju' }));
    const vat = section.getByRole('row', { name: /^PDV/ });
    await expect(vat).toHaveTextContent('2.000 €');
    await expect(within(vat).getByRole('link')).toHaveAttribute('href', expect.stringContaining('carina.rs'));
    await expect(section.getByRole('row', { name: /^Prevoz/ })).toHaveTextContent('treba saznati');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** The visit said that it is an own ad, or one of the own company: nobody is asked to report it. */
export const Own: Story = {
  beforeEach: ({ msw }) => {
    document.cookie = `user=${encodeURIComponent('{"id":31,"name":"Ana","avatar":null}')}; Path=/`;
    msw.use(mockCall(visitAd, () => ({ counted: false, own: true })));
    return () => {
      document.cookie = 'user=; Max-Age=0; Path=/';
      delete document.body.dataset['ownAd'];
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^(Prijavi oglas|Report)/ })).toBeNull());
  },
};

const promoted: OwnAdView['mine'] = {
  ...(ownAds([{}])[0] as MyAd),
  promotion: { starts_at: '2026-11-10T09:00:00.000Z', ends_at: '2026-12-10T09:00:00.000Z' },
  unused_days: 18,
  unused_credits: 5,
  actions: ['edit', 'pause', 'reserve', 'sold', 'renew', 'confirm', 'delete'],
};

/** Whose ad it is sees what they can do with it, and nothing that is for buyers. [M53] */
export const OwnPage: Story = {
  args: { own: { mine: promoted, asks: null, done: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/^(Ovo je vaš oglas|This is your ad)$/)[0]).toBeVisible();
    const panel = within(canvas.getByRole('region', { name: /^(Ovo je vaš oglas|This is your ad)$/ }));
    await expect(panel.getByRole('link', { name: /^(Izmeni|Edit)$/ })).toBeVisible();
    await expect(panel.getByRole('textbox', { name: /^(Nova cena|New price)/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: /^(Rezerviši|Mark as reserved)$/ })).toHaveValue('reserve');
    // a promotion ends with the sale: the page asks first
    await expect(panel.getByRole('link', { name: /^(Prodato|Sold)$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/ask=sold$/),
    );
    await expect(canvas.queryByRole('button', { name: /^(Prikaži telefon|Show phone)/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^(Prijavi oglas|Report)/ })).toBeNull();
    await expect(canvasElement.querySelector('header [form=compare]')).toBeNull();
  },
};

/** Before a sale the page names the unused days and the credits that come back. [M07] */
export const OwnAsksBeforeSale: Story = {
  args: { own: { mine: promoted, asks: 'sold', done: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /(isticanja: 18\. .*5 kredita|promotion: 18\. .*5 credits)/,
    );
  },
};

/** Buyers do not see a paused ad; its seller does. */
export const OwnPaused: Story = {
  args: {
    own: {
      mine: {
        ...promoted,
        status: 'paused',
        promotion: null,
        unused_days: 0,
        unused_credits: 0,
        actions: ['edit', 'activate', 'sold', 'delete'],
      },
      asks: null,
      done: 'pause',
    },
  },
};

/** A company with other ads: its page has all of them. [M53, M58] */
export const OthersOfTheSeller: Story = {
  args: { othersIn: (language) => fixtures.ads(language).slice(3, 9) },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: /prodavca|seller|Verkäufer/ });
    await expect(within(section).getAllByRole('article')).toHaveLength(6);
    await expect(within(section).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/\/companies\/auto-kuca-dunav$/),
    );
  },
};

/** Arrow keys lead through the pictures, plus and minus enlarge one, and the focus returns to its former element. [M53] */
export const Lightbox: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('button', { name: /34/ });
    await userEvent.click(all);
    const lightbox = await screen.findByRole('dialog');
    const shows = (position: string) =>
      waitFor(() => expect(within(lightbox).getByRole('status')).toHaveTextContent(position));
    await shows('1 / 34');
    await userEvent.keyboard('{ArrowRight}');
    await shows('2 / 34');
    await userEvent.keyboard('{ArrowRight}');
    await shows('3 / 34');
    const smaller = within(lightbox).getByRole('button', { name: /^(Umanji prikaz|Zoom out|Verkleinern)$/ });
    await expect(smaller).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('+');
    await waitFor(() => expect(smaller).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.keyboard('-');
    await userEvent.click(within(lightbox).getByRole('button', { name: /zatvori|close|schließen/i }));
    await expect(lightbox).not.toBeVisible();
    await expect(all).toHaveFocus();
  },
};

/** An outline of the body type replaces photos. */
export const NoPictures: Story = {
  args: { adIn: (language) => ({ ...passat(language), images: [], image_count: 0 }) },
};

export const OnePicture: Story = {
  args: { adIn: (language) => ({ ...passat(language), images: passat(language).images.slice(0, 1), image_count: 1 }) },
};

export const ThreePictures: Story = {
  args: { adIn: (language) => ({ ...passat(language), images: passat(language).images.slice(0, 3), image_count: 3 }) },
};

/** No price, so no bar at the lower edge of a phone either. */
export const PriceOnRequest: Story = {
  args: { adIn: (language) => ({ ...passat(language), price: null, price_type: 'on-request' }) },
};

/** Written in Serbian, read in the language of the toolbar: the page says so. [N11] */
export const LongText: Story = {
  args: {
    adIn: (language) => ({
      ...passat(language),
      title: 'Mercedes-Benz Sprinter 316 CDI Kastenwagen Hochdach lang mit Anhängerkupplung und Standheizung',
      line: 'Petosedišno teretno vozilo, produžena visoka verzija, najsavesnije održavano u ovlašćenom servisu',
      description: longDescription,
      description_lang: 'rs',
      groups: [...passat(language).groups, longGermanAnswers],
      seller: { ...passat(language).seller, name: 'Nutzfahrzeugzentrum Donaueschingen-Villingen-Schwenningen GmbH' },
    }),
  },
};

/** A machine can translate the seller's text. Users who read the seller's language see no button. [N11] */
export const Translatable: Story = {
  args: { adIn: (language) => ({ ...passat(language), description_lang: 'hu', translator: true }) },
};

/** A machine translation says so; the original is one press away. [N11, J62] */
export const Translated: Story = {
  args: { ...Translatable.args, translation: { text: 'One owner, garaged, every service at the dealer.' } },
};

/** The translator did not answer: the original is shown, and another try is one press. [J62] */
export const TranslatorAway: Story = { args: { ...Translatable.args, translation: 'unavailable' } };

/** Without spaces a text breaks anywhere, and parts where a sentence ends. */
export const Chinese: Story = {
  args: {
    adIn: (language) => ({ ...passat(language), description: chineseDescription, description_lang: 'zh' }),
  },
  globals: { language: 'zh' },
};

/** As little as an ad may say. */
export const Sparse: Story = {
  args: {
    adIn: (language) => ({
      ...passat(language),
      line: '',
      description: '',
      description_lang: null,
      highlights: passat(language).highlights.slice(0, 2),
      groups: [],
      credit: false,
      tiers: [],
      images: [],
      image_count: 0,
      has_phone: false,
      seller: { ...passat(language).seller, type: 'private', name: 'Milica Đorđević', verified: false, ads: 1 },
    }),
    similarIn: () => [],
  },
};
