import { makeDealer } from '../insertCompany.ts';
import type { OwnedThings, OwnershipFixture } from './OwnershipFixture.ts';

const fields = {
  description: 'Radimo od 1998.',
  home_visit: false,
  card_payment: true,
  languages: ['rs'],
  brand_ids: [],
  currency: 'RSD',
  prices: [{ kind_id: 1, title: 'Mali servis', minutes: 60, price: 3500 }],
  pictures: [],
};

/** The car service of an owner's company. [M16] */
export function ownedCarServices({ feeds, buyer, company, call, ad }: OwnershipFixture): OwnedThings {
  const { sql } = feeds.test.database;
  const company_id = company;

  const removed = () => sql`delete from car_service where id = ${company}`;
  async function service() {
    await removed();
    return call<{ version: string }>('PUT', '/services/create', { company_id, ...fields });
  }

  /** A review of the service by a buyer; gives its id. */
  async function review() {
    await service();
    const [row] = await sql<{ id: number }[]>`
      insert into service_review (service_id, author_id, rating, text)
      values (${company}, ${buyer.user.id}, 5, 'Brzo i uredno urađen posao.') returning id::int`;

    return row?.id;
  }

  /** The service of another company; gives its id. */
  async function foreignService() {
    const { user } = await feeds.test.seller();
    await makeDealer(sql, user.id);
    const [row] = await sql<{ id: number }[]>`
      insert into car_service (id, currency) select id, 'RSD' from company where user_id = ${user.id}
      returning id::int`;

    return row?.id;
  }

  return {
    requestCarService: async () => ({
      body: { service_id: await foreignService(), vehicle_id: await ad(), message: 'Treba mi mali servis.' },
    }),
    replyToServiceReview: async () => ({ body: { review_id: await review(), text: 'Hvala.' } }),
    createCarService: async () => {
      await removed();
      return { body: { company_id, ...fields } };
    },
    updateCarService: async () => {
      const { version } = await service();
      return { body: { company_id, version, ...fields } };
    },
    changeCarServiceStatus: async () => {
      await service();
      return { body: { company_id, paused: true } };
    },
  };
}
