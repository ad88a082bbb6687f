import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SubmitEvent } from 'react';
import { expect } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { FileButton } from '../FileButton/FileButton.tsx';
import { FormErrorSummary, type FormError } from '../FormErrorSummary/FormErrorSummary.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { languagesIcon, sunIcon } from '../icons/index.ts';
import { ImagePricing } from '../ImagePricing/ImagePricing.tsx';
import { ImageSlotGrid } from '../ImageSlotGrid/ImageSlotGrid.tsx';
import { moveImage } from '../ImageSlotGrid/moveImage.ts';
import type { SlotImage, Slots } from '../ImageSlotGrid/SlotImage.ts';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { Row } from '../Row/Row.tsx';
import { logo } from '../samples/navigation.ts';
import { slotLabels } from '../samples/slotLabels.ts';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import { SplitPage } from '../SplitPage/SplitPage.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { Text } from '../Text/Text.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { SignedInPage } from './SignedInPage.tsx';
import { formats } from '../samples/formats.ts';

const picture = (name: string): SlotImage => ({ id: name, src: `/pictures/${name}.jpg`, state: 'ready' });
const pictures: Slots = [
  ...['karavan-tamnoplava', 'wing-tamnoplava', 'karavan-tamnoplava-rear', 'interior-4', 'interior-2'].map(picture),
  { id: 'wheel', src: '/pictures/wheel-tamnoplava.jpg', state: 'uploading', sent: 0.6 },
];

/** The errors that the server would answer. */
function errorsOf(form: FormData): FormError[] {
  const mileage = String(form.get('mileage'));
  const month = Number(String(form.get('registered')).split('.')[0]);
  return [
    ...(mileage === '' ? [{ field: 'mileage', message: 'Upišite kilometražu.' }] : []),
    ...(month >= 1 && month <= 12 ? [] : [{ field: 'registered', message: 'Upišite mesec od 01 do 12.' }]),
  ];
}

function NewAd() {
  const [slots, setSlots] = useState<Slots>(pictures);
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<FormError[]>([]);
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors(errorsOf(new FormData(event.currentTarget)));
    setAttempt(attempt + 1);
  };
  const used = slots.filter(Boolean).length;

  return (
    <SignedInPage>
      <Stack gap={3}>
        <Heading level={1}>Novi oglas</Heading>
        <Stepper
          label="Koraci oglasa"
          stateLabels={{ done: 'završeno', error: 'neispravno' }}
          steps={[
            { label: 'Vozilo', state: 'done', href: '#vehicle' },
            { label: 'Slike', state: 'current' },
            { label: 'Cena i opis', state: 'ahead' },
            { label: 'Isticanje', state: 'ahead' },
          ]}
        />
        <form aria-label="Slike i stanje" noValidate onSubmit={send}>
          <Stack gap={2}>
            <FormErrorSummary
              id="errors"
              title={`Korak nije sačuvan. Polja za ispravku: ${errors.length}`}
              errors={errors}
              attempt={attempt}
            />
            <Grid layout="checkout">
              <Card kind="panel">
                <Stack gap={4}>
                  <Stack gap={2}>
                    <SectionHead
                      id="pictures-title"
                      title="Slike vozila"
                      note="Prevucite slike ovde ili dodirnite mesto. Prva slika je naslovna."
                      action={
                        <FileButton id="add" name="pictures" size="small" accept="image/*" onFiles={() => {}}>
                          Dodaj slike
                        </FileButton>
                      }
                    />
                    <ImageSlotGrid
                      id="pictures"
                      name="picture"
                      label="Slike vozila"
                      labels={slotLabels}
                      slots={slots}
                      more={{ title: 'Još do 30 slika', about: '10 slika je 200 RSD ili 2 kredita' }}
                      onAdd={() => {}}
                      onMove={(from, to) => setSlots(moveImage(slots, from, to))}
                      onRemove={(slot) => setSlots(slots.map((one, index) => (index === slot ? undefined : one)))}
                      onRetry={() => {}}
                    />
                    <Alert tone="info">Poređajte slike prevlačenjem. Na tastaturi: razmaknica, pa strelice.</Alert>
                  </Stack>
                  <Stack gap={2}>
                    <Heading level={2}>Stanje</Heading>
                    <Grid layout="pair">
                      <NumberInput
                        id="mileage"
                        name="mileage"
                        label="Kilometraža"
                        unit="km"
                        defaultValue={142_000}
                        language="sr-Latn"
                        error={errorOf('mileage')}
                      />
                      <TextInput
                        id="registered"
                        name="registered"
                        label="Registrovan do"
                        inputMode="numeric"
                        defaultValue="13.2027."
                        error={errorOf('registered')}
                      />
                    </Grid>
                    <Row wrap>
                      {['Prvi vlasnik', 'Garancija', 'Kupljen nov u Srbiji', 'Moguća zamena'].map((words, index) => (
                        <Chip key={words} choice="many" name="extra" value={words} defaultChecked={index % 2 === 0}>
                          {words}
                        </Chip>
                      ))}
                    </Row>
                  </Stack>
                </Stack>
              </Card>
              <Stack gap={2}>
                <ImagePricing
                  title="Cena slika"
                  help="20 slika je uključeno u oglas. Možete dodati još do 30."
                  used={{ label: 'Dodato', text: `${used} / 20`, share: used / 20 }}
                  legend="Dodatne slike"
                  name="pricing"
                  steps={[
                    ['10', 'bez popusta', formats.money(200, 'RSD'), '2'],
                    ['20', '20 % popusta', formats.money(320, 'RSD'), '3'],
                    ['30', '30 % popusta', formats.money(420, 'RSD'), '4'],
                  ].map(([value = '', discount = '', price = '', count = '']) => ({
                    value,
                    images: `+${value}`,
                    discount,
                    price,
                    credits: { count, label: 'kredita' },
                  }))}
                />
                <Row gap={1}>
                  <Button grow href="#back">
                    Nazad
                  </Button>
                  <Button grow variant="primary" type="submit">
                    Dalje
                  </Button>
                </Row>
                <Row justify="center">
                  <Text role="caption" tone="tertiary">
                    Nacrt je sačuvan u 10:42
                  </Text>
                </Row>
              </Stack>
            </Grid>
          </Stack>
        </form>
      </Stack>
    </SignedInPage>
  );
}

function SignIn() {
  const [failed, setFailed] = useState(false);
  return (
    <SplitPage
      head={<Logo {...logo} />}
      picture={{ src: '/pictures/karavan-tamnoplava.jpg', alt: '' }}
      missing={{ outline: 'wagon', label: 'Bez slike, karavan' }}
      foot={
        <Row gap={2.5} wrap>
          <Link href="#language" icon={languagesIcon} size="small" standalone quiet>
            Srpski
          </Link>
          <Link href="#theme" icon={sunIcon} size="small" standalone quiet>
            Tema: sistemska
          </Link>
        </Row>
      }
    >
      <form
        aria-label="Prijava"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setFailed(true);
        }}
      >
        <Stack gap={2.5}>
          <Heading level={1}>Prijavite se</Heading>
          <Button block>Nastavi preko Google naloga</Button>
          <Divider>ili e-poštom</Divider>
          <TextInput id="email" name="email" label="E-pošta" type="email" autoComplete="username" />
          <PasswordInput
            id="password"
            name="password"
            label="Lozinka"
            kind="current"
            revealLabel="Prikaži lozinku"
            concealLabel="Sakrij lozinku"
            action={<Link href="#forgotten">Zaboravljena lozinka</Link>}
            error={failed ? 'E-pošta ili lozinka nije tačna. Proverite i pokušajte ponovo.' : undefined}
          />
          <Checkbox name="remember">Zapamti me na ovom uređaju</Checkbox>
          <Button block variant="primary" size="large" type="submit">
            Prijavi se
          </Button>
          <Row justify="center" wrap>
            <Text role="small" tone="secondary">
              Nemate nalog? <Link href="#register">Registrujte se</Link> · <Link href="#company">Registruj firmu</Link>
            </Text>
          </Row>
        </Stack>
      </form>
    </SplitPage>
  );
}

const meta = {
  title: 'Patterns/Form',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A step of a long form. A failed attempt shows all errors once above and once at each field, and keeps the typed
 * values.
 */
export const AStepOfANewAd: Story = {
  render: () => <NewAd />,
  play: async ({ canvas, userEvent }) => {
    const mileage = canvas.getByRole('textbox', { name: 'Kilometraža' });
    await userEvent.clear(mileage);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Garancija' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dalje' }));
    await expect(canvas.getByRole('alert', { name: 'Korak nije sačuvan. Polja za ispravku: 2' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Upišite kilometražu.' }));
    await expect(mileage).toHaveFocus();
    await userEvent.keyboard('98500');
    await userEvent.click(canvas.getByRole('button', { name: 'Dalje' }));
    await expect(mileage).toHaveValue('98.500');
    await expect(mileage).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'Registrovan do' })).toHaveValue('13.2027.');
    await expect(canvas.getByRole('textbox', { name: 'Registrovan do' })).toBeInvalid();
    await expect(canvas.getByRole('checkbox', { name: 'Garancija' })).toBeChecked();
  },
};
export const NewAdOnAPhone: Story = {
  render: () => <NewAd />,
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Two fields: the error is at the field alone, and both keep their text. */
export const SigningIn: Story = {
  render: () => <SignIn />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-pošta' }), 'milica.djordjevic@primer.rs');
    await userEvent.type(canvas.getByLabelText('Lozinka'), 'tajna123');
    await userEvent.click(canvas.getByRole('button', { name: 'Prijavi se' }));
    await expect(canvas.getByLabelText('Lozinka')).toBeInvalid();
    await expect(canvas.getByLabelText('Lozinka')).toHaveValue('tajna123');
    await expect(canvas.getByRole('textbox', { name: 'E-pošta' })).toHaveValue('milica.djordjevic@primer.rs');
  },
};
export const SigningInOnAPhone: Story = {
  render: () => <SignIn />,
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
