import type { Sql } from 'postgres';
import { readDemoFile } from './demoFolder.ts';
import type { Garage } from './garageAccounts.ts';
import type { Random } from './random.ts';

const moods = ['good', 'fair', 'bad'] as const;
type Mood = (typeof moods)[number];
type Texts = Readonly<Record<Mood, readonly string[]>>;

/** `garageReviews.json`: sentences by kind, those that may follow them, and replies. */
interface ReviewFile {
  readonly kinds: Readonly<Record<string, Texts>>;
  readonly after: Texts;
  readonly replies: Texts;
}

/** How many reviews garages have: many a few, some none. */
const counts: readonly (readonly [readonly [number, number], number])[] = [
  [[0, 0], 8],
  [[1, 2], 14],
  [[3, 5], 30],
  [[6, 10], 33],
  [[11, 22], 15],
];

/** Shares of the stars of a good and of a middling garage, from five down, in percent. */
const sharesOf = { good: [74, 17, 5, 2, 2], middling: [45, 27, 13, 8, 7] } as const;

/** How many reviews of a mood the garages that reply do reply to. */
const replied: Readonly<Record<Mood, number>> = { good: 0.35, fair: 0.6, bad: 0.8 };

/** Days until a garage replied. */
const daysToReply = 2;

/** Takes each text of a list once, in a random order; undefined when there is none left. */
function dealer<T>(texts: readonly T[], random: Random): () => T | undefined {
  const left = [...texts];
  return () => (left.length === 0 ? undefined : left.splice(random.between(0, left.length - 1), 1)[0]);
}

const dealers = (texts: Texts, random: Random) => ({
  good: dealer(texts.good, random),
  fair: dealer(texts.fair, random),
  bad: dealer(texts.bad, random),
});

const moodOf = (rating: number): Mood => (rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'bad');

/**
 * Gives the garages reviews of private persons of Serbia, with replies. No sentence is twice at one garage. A garage
 * that has reviews is not changed. [M16]
 */
export async function reviewGarages(
  sql: Sql,
  garages: readonly Garage[],
  { random, now }: { readonly random: Random; readonly now: Date },
): Promise<void> {
  const texts = await readDemoFile<ReviewFile>('garageReviews.json');
  const services = await sql<{ id: number; user_id: number }[]>`
    select car_service.id::int, user_id::int from car_service join company on company.id = car_service.id
    where user_id = any (${garages.map(({ userId }) => userId)}) and not exists (
      select from service_review where service_id = car_service.id)`;
  const serviceOf = new Map(services.map(({ id, user_id: user }) => [user, id]));
  const people = await sql<{ id: number }[]>`
    select users.id::int from users join country on country.id = users.country_id
    where users.email like '%@demo.invalid' and users.type_id = 1 and country.code = 'RS' order by users.id limit 1000`;
  const rows = garages.flatMap((garage) => {
    const id = serviceOf.get(garage.userId);
    const author = dealer(people, random);
    return reviewsOf(garage, texts, { random, now }).flatMap((review) => {
      const written = author();
      return id === undefined || written === undefined ? [] : [{ ...review, service_id: id, author_id: written.id }];
    });
  });
  await sql`
    insert into service_review (service_id, author_id, rating, text, created_at, reply, replied_at)
    select service_id, author_id, rating, text, created_at, reply, replied_at
    from jsonb_populate_recordset(null::service_review, ${sql.json(rows)})`;
}

/** The reviews of a garage, the newest first, without service and author. */
function reviewsOf(
  { kind, age }: Garage,
  { kinds, after, replies }: ReviewFile,
  { random, now }: { readonly random: Random; readonly now: Date },
) {
  const own = kinds[kind];
  if (!own) return [];

  const first = dealers(own, random);
  const second = dealers(after, random);
  const reply = dealers(replies, random);
  const count = random.between(...random.weighted(counts));
  const shares = sharesOf[random.chance(0.8) ? 'good' : 'middling'];
  const hasReplies = random.chance(0.7);
  const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

  return Array.from({ length: count }, (_, index) => {
    const rating = random.weighted(shares.map((share, stars) => [5 - stars, share] as const));
    const mood = moodOf(rating);
    const begin = first[mood]();
    const end = random.chance(0.45) ? second[mood]() : '';
    const answer = hasReplies && random.chance(replied[mood]) ? (reply[mood]() ?? null) : null;
    const ago = Math.max(1, Math.round(((index + random.next()) * (age - 5)) / Math.max(count, 4)));

    return {
      rating,
      text: [begin, end].filter(Boolean).join(' '),
      created_at: daysBefore(ago),
      reply: answer,
      replied_at: answer === null ? null : daysBefore(Math.max(0, ago - daysToReply)),
      isWritten: begin !== undefined,
    };
  }).flatMap(({ isWritten, ...review }) => (isWritten ? [review] : []));
}
