import {
  type AnswerTemplate,
  appealByMail,
  appealDecision,
  type Ban,
  claimAppeal,
  createAnswerTemplate,
  createBan,
  decideAppeal,
  deleteAnswerTemplate,
  deleteBan,
  Failure,
  getMailedStatement,
  listAnswerTemplates,
  listAppeals,
  listBans,
  listModerationNumbers,
  listReportedAds,
  listReviewItems,
  listStatements,
  previewBan,
  releaseAppeal,
  type Statement,
  updateAnswerTemplate,
} from '@volan/api-contract';
import { managedAppeal, moderationNumbers, reportedAd, statements } from '../fixtures/statements.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { moderatedAdsOf } from '../marketplace/myAdsOf.ts';
import { mockCall } from '../mockCall.ts';

const notFound = () => new Failure<'not-found', null>('not-found');

const ban: Ban = {
  id: 1,
  kind: 'word',
  value: 'uplata unapred',
  note: 'Prevare',
  added_by: 'Vera Perić',
  created_at: fixtureNow.toISOString(),
};

const template: AnswerTemplate = {
  id: 1,
  kind: 'ad',
  name: 'Tuđe slike',
  version: 1,
  texts: {
    rs: 'Objavite slike svog vozila.',
    en: 'Show pictures of your own vehicle.',
    de: 'Zeigen Sie Bilder Ihres eigenen Fahrzeugs.',
    bg: 'Покажете снимки на своя автомобил.',
    hu: 'Mutasson képeket a saját járművéről.',
    ro: 'Arătați fotografii ale propriului vehicul.',
    ru: 'Покажите фотографии своего автомобиля.',
    zh: '请展示您自己车辆的照片。',
    mk: 'Покажете слики од своето возило.',
  },
};

const appealed = (statement: Statement, text: string) =>
  statement.can_appeal
    ? {
        ...statement,
        can_appeal: false,
        appeal: { text, made_at: fixtureNow.toISOString(), decided_at: null, won: null, answer: '' },
      }
    : new Failure<'conflict', null>('conflict');

/** Calls of moderators beside the queue of ads; nothing is kept. */
export const moderationHandlers = [
  mockCall(listReviewItems, ({ page = 1, kind = 'ad', fast = false }, { language }) => {
    const shown = kind === 'ad' && page === 1 && !fast ? moderatedAdsOf(language) : [];
    const data = shown.map(({ id, title, seller, risk, reasons, reports, waiting_since: since }) => ({
      kind,
      subject: String(id),
      title,
      ad_id: id,
      score: risk,
      why: [...reasons],
      reports: reports.length,
      account: { id: 31, name: seller.name },
      waiting_since: since ?? fixtureNow.toISOString(),
      newest: since ?? fixtureNow.toISOString(),
      held_by: null,
    }));
    return { data, meta: { page, total: data.length } };
  }),
  mockCall(listReportedAds, ({ page = 1 }) => ({ data: page === 1 ? [reportedAd] : [], meta: { page, total: 1 } })),
  mockCall(listModerationNumbers, () => [...moderationNumbers]),
  mockCall(listStatements, () => [...statements]),
  mockCall(appealDecision, ({ decision, text }) => {
    const found = statements.find(({ key }) => key === decision);
    return found ? appealed(found, text) : notFound();
  }),
  mockCall(getMailedStatement, ({ token }) => statements.find(({ key }) => key === token) ?? notFound()),
  mockCall(appealByMail, ({ token, text }) => {
    const found = statements.find(({ key }) => key === token);
    return found ? appealed(found, text) : notFound();
  }),
  mockCall(listAppeals, ({ page = 1 }) => ({ data: page === 1 ? [managedAppeal] : [], meta: { page, total: 1 } })),
  mockCall(decideAppeal, ({ id, won, answer = '' }) => {
    if (id !== managedAppeal.id) return notFound();
    if (!won && answer === '') return new Failure('validation', { errors: { answer: ['required'] } });
    return managedAppeal;
  }),
  mockCall(claimAppeal, ({ id }) =>
    id === managedAppeal.id ? { until: new Date(fixtureNow.getTime() + 5 * 60_000).toISOString() } : notFound(),
  ),
  mockCall(releaseAppeal, ({ id }) => (id === managedAppeal.id ? { released: true as const } : notFound())),
  mockCall(listBans, ({ page = 1, kind = 'word' }) => ({
    data: kind === 'word' && page === 1 ? [ban] : [],
    meta: { page, total: 1 },
  })),
  mockCall(previewBan, ({ kind, value }) => ({
    kind,
    value,
    ads: 3,
    users: 2,
    sign_ups: 0,
    proof: 'proof',
    samples: [{ kind: 'ad' as const, id: 101, text: 'Uplata unapred, pa šaljem.' }],
  })),
  mockCall(createBan, ({ kind, value, note = '' }) => ({ ...ban, id: 2, kind, value, note })),
  mockCall(deleteBan, ({ id }) => (id === ban.id ? { removed: true as const } : notFound())),
  mockCall(listAnswerTemplates, ({ kind = 'ad' }) => (kind === 'ad' ? [template] : [])),
  mockCall(createAnswerTemplate, (input) => ({ ...input, id: 2, version: 1 })),
  mockCall(updateAnswerTemplate, ({ id, version, name, texts }) => {
    if (id !== template.id) return notFound();
    if (version !== template.version) return new Failure('conflict', { data: { yours: version, current: template } });
    return { ...template, name, texts, version: version + 1 };
  }),
  mockCall(deleteAnswerTemplate, ({ id }) => (id === template.id ? { removed: true as const } : notFound())),
];
