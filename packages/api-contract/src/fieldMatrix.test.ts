import { describe, expect, it } from 'vitest';
import * as calls from './calls/index.ts';
import type { Call } from './defineCall.ts';

/**
 * The calls that take one of these fields, because it names what the call is about or is what it changes for those who
 * may. Everywhere else nobody changes it by sending it along.
 */
const taken = {
  id: [
    'answerMessage',
    'attachToMessage',
    'changeAdStatus',
    'changeConversation',
    'claimAd',
    'claimAppeal',
    'claimCompany',
    'confirmAd',
    'createAd',
    'createConsent',
    'decideAppeal',
    'decideCompany',
    'decideConversationReport',
    'markConversation',
    'markSocialPosted',
    'moderateAd',
    'releaseAd',
    'releaseAppeal',
    'releaseCompany',
    'renamePasskey',
    'renewAd',
    'reportAd',
    'reportConversation',
    'reserveAd',
    'retryWork',
    'revealPhone',
    'runFeed',
    'saveDraft',
    'saveProfileType',
    'sendMessage',
    'setActivePayment',
    'setAnswerStatus',
    'setBlogCategoryStatus',
    'setBrandStatus',
    'setCategoryStatus',
    'setChassisStatus',
    'setCountryFeatures',
    'setFreePeriod',
    'setFuelStatus',
    'setModelStatus',
    'setSpecificationHighlight',
    'setSpecificationInfilter',
    'setSpecificationIntitle',
    'setSpecificationMulti',
    'setSpecificationShortfilter',
    'setSpecificationStatus',
    'sortAdPictures',
    'undoAdDecision',
    'undoChange',
    'undoCompanyDecision',
    'updateAd',
    'updateAnswer',
    'updateAnswerTemplate',
    'updateArticle',
    'updateBlogCategory',
    'updateBrand',
    'updateCategory',
    'updateChassis',
    'updateFeed',
    'updateFuel',
    'updateGroup',
    'updateModel',
    'updateSpecification',
    'updateUser',
    'uploadAdPicture',
    'uploadFeedFile',
    'visitAd',
  ],
  group: [],
  credits: ['checkout', 'payWithCredits'],
  balance: [],
  suspended: [],
  plan: ['setNextPlan'],
  status: [
    'changeAdStatus',
    'changeUserStatus',
    'createAnswer',
    'createBlogCategory',
    'createBrand',
    'createCategory',
    'createChassis',
    'createFuel',
    'createModel',
    'createSpecification',
    'decideCompany',
    'moderateAd',
    'setAnswerStatus',
    'setBlogCategoryStatus',
    'setBrandStatus',
    'setCategoryStatus',
    'setChassisStatus',
    'setFuelStatus',
    'setModelStatus',
    'setSpecificationHighlight',
    'setSpecificationInfilter',
    'setSpecificationIntitle',
    'setSpecificationMulti',
    'setSpecificationShortfilter',
    'setSpecificationStatus',
    'updateArticle',
  ],
} as const satisfies Record<string, readonly string[]>;

const bodies = Object.entries<Call>(calls).flatMap(([name, { body }]) => (body ? [{ name, body }] : []));

describe('a field that is sent along in a body', () => {
  it.each(Object.entries<readonly string[]>(taken))('"%s" is refused by every call but these', (field, names) => {
    const taking = bodies.filter(({ body }) => {
      const issues = body.safeParse({ [field]: 1 }).error?.issues ?? [];
      return !issues.some(
        (issue) => issue.code === 'unrecognized_keys' && issue.path.length === 0 && issue.keys.includes(field),
      );
    });
    expect(taking.map(({ name }) => name).toSorted()).toEqual(names);
  });
});
