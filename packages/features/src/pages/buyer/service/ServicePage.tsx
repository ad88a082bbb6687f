import type { CarServiceDetails } from '@volan/api-contract';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { DetailsLayout } from '@volan/ui/DetailsLayout';
import { Heading } from '@volan/ui/Heading';
import { Icon } from '@volan/ui/Icon';
import { Row } from '@volan/ui/Row';
import { SpecList } from '@volan/ui/SpecList';
import { Stack } from '@volan/ui/Stack';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { missingPicture } from '../../../blocks/adCard/adPictures.ts';
import { AddressCard } from '../../../blocks/company/AddressCard.tsx';
import { HoursCard } from '../../../blocks/company/HoursCard.tsx';
import { PlainTable } from '../../../blocks/plainTable/PlainTable.tsx';
import { openText } from '../../../blocks/service/openText.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { ContactButton, contactFormId } from '../ad/ContactButton.tsx';
import { island } from '../../../runtime/hydration/island.tsx';
import { GalleryIsland } from '../ad/Gallery.island.tsx';
import { galleryLabels, galleryPictures } from '../ad/galleryOf.ts';
import { placeText } from '../ad/sellerOf.ts';
import * as styles from './ServicePage.css.ts';
import { ReviewStars } from './ReviewStars.tsx';
import type { OwnRequest } from './RequestForm.tsx';
import { requestAnchor, ServiceRequest } from './ServiceRequest.tsx';
import { servicePageHead } from './servicePageHead.ts';
import { ServiceReviews, type ShownReviews } from './ServiceReviews.tsx';

/** The pictures, on a public page as an island. */
const HydratedGallery = island('gallery', GalleryIsland);

export interface ServicePageProps {
  service: CarServiceDetails;
  shown: ShownReviews;
  /** What a signed-in visitor sends a request with; null: nobody is signed in. */
  request: OwnRequest | null;
}

/** What parts of the page are about. */
type OfService = Pick<ServicePageProps, 'service'>;

/** What it does, how long that takes, and from which price. */
function PriceList({ service: { prices, currency } }: OfService) {
  const { t, money } = useMessages();

  return (
    <Stack as="section" gap={1.5} labelledBy="prices">
      <Heading level={2} id="prices">
        {t('services.prices')}
      </Heading>
      <PlainTable
        compact
        caption={t('services.prices')}
        columns={[
          { name: t('services.work') },
          { name: t('services.duration'), isNumber: true },
          { name: t('services.price'), isNumber: true },
        ]}
        rows={prices.map(({ title, minutes, price }) => [
          title,
          minutes === null ? '' : t('services.minutes', { count: minutes }),
          price === null
            ? t('services.by-agreement')
            : t('services.price-from', { price: money(price * 100, currency) }),
        ])}
      />
    </Stack>
  );
}

/** Makes, languages and the business behind the service. */
function Facts({ service }: OfService) {
  const { t, language } = useMessages();
  const { brands, languages, legal_name: legalName, tax_id: taxId, web } = service;

  return (
    <Card kind="panel" gap={1.5}>
      <Heading level={3}>{t('services.details')}</Heading>
      <SpecList
        columns={1}
        rows={[
          {
            label: t('services.brands'),
            value: brands.length === 0 ? t('services.all-brands') : brands.map(({ title }) => title).join(', '),
          },
          ...(languages.length > 0
            ? [{ label: t('services.languages'), value: languages.map((one) => language(one)).join(', ') }]
            : []),
          { label: t('company.legal-name'), value: legalName },
          ...(taxId === null ? [] : [{ label: t('company.tax-id'), value: taxId }]),
          ...(web === null ? [] : [{ label: t('company.web'), value: new URL(web).host, href: web }]),
        ]}
      />
    </Card>
  );
}

/** Whether it is open, its phone after a press, its hours and its place. */
function Contact({ service }: OfService) {
  const site = useSite();
  const messages = useMessages();
  const { opening_hours: week, hours_exceptions: exceptions, time_zone: timeZone } = service;
  const hours = openText({ week, exceptions, timeZone }, new Date(site.now), messages);
  const { has_point: hasPoint, location } = service;

  return (
    <Stack gap={2}>
      <Card kind="panel" gap={1.5}>
        <Heading level={2}>{messages.t('company.hours-and-address')}</Heading>
        {hours && (
          <div>
            <Tag tone={hours.open ? 'positive' : 'neutral'} icon="clock">
              {hours.text}
            </Tag>
          </div>
        )}
        <ContactButton
          of={{ company: service.slug }}
          hasPhone={service.has_phone}
          visited={{ of: 'services', id: service.id }}
        />
        <Button href={`#${requestAnchor}`} icon="message-circle" block>
          {messages.t('services.request')}
        </Button>
      </Card>
      <HoursCard of={service} />
      <AddressCard of={{ ...service, location: hasPoint ? location : null }} />
    </Stack>
  );
}

/** The name, what it does, and how it is rated. */
function Lead({ service }: OfService) {
  const messages = useMessages();
  const { t } = messages;
  const { name, kinds, place, address, rating, reviews, description } = service;

  return (
    <Stack gap={1}>
      <Row gap={1} wrap>
        {service.verified && (
          <Tag tone="positive" icon="badge-check">
            {t('company.verified')}
          </Tag>
        )}
        {service.home_visit && <Tag>{t('services.home-visit')}</Tag>}
        {service.card_payment && <Tag>{t('services.card-payment')}</Tag>}
      </Row>
      <Heading level={1}>{name}</Heading>
      <Row gap={2} wrap>
        {rating !== null && <ReviewStars rating={rating} count={reviews} />}
        <span className={styles.place}>
          <Icon name="map-pin" size={16} />
          {[address, placeText(place, messages)].filter(Boolean).join(', ')}
        </span>
      </Row>
      <Text tone="secondary">{kinds.map(({ title }) => title).join(', ')}</Text>
      {description && <Text measure>{description}</Text>}
    </Stack>
  );
}

/**
 * The page of a car service: pictures, work with prices, reviews, hours, place, its phone after a press, and
 * the form of a request. [M16]
 */
export function ServicePage({ service, shown, request }: ServicePageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { name, images } = service;

  return (
    <SitePage>
      <PageHead {...servicePageHead(service, site, messages)} />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[
          { label: t('shell.home'), href: homeHref(site) },
          { label: t('services.title'), href: pagePath(site, 'services', {}) },
          { label: name },
        ]}
      />
      <div className={styles.content}>
        {images.length > 0 && (
          <HydratedGallery
            id="gallery"
            title={name}
            pictures={galleryPictures({ images, title: name }, messages)}
            missing={missingPicture({ highlights: [], kind: 'auto' }, messages)}
            labels={galleryLabels({ images }, messages)}
          />
        )}
        <DetailsLayout lead={<Lead service={service} />} aside={<Contact service={service} />}>
          <Stack gap={3}>
            <PriceList service={service} />
            <Facts service={service} />
            <ServiceRequest serviceId={service.id} own={request} isOwn={shown.own?.right === 'own'} />
            <ServiceReviews serviceId={service.id} shown={shown} />
          </Stack>
        </DetailsLayout>
      </div>
      {/* Without a script the button leads to a page with the number. */}
      {service.has_phone && (
        <form
          id={contactFormId}
          method="post"
          action={pagePath(site, 'companyPhone', { companySlug: service.slug })}
          hidden
        />
      )}
    </SitePage>
  );
}
