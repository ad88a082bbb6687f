import { consentVersion } from '@volan/domain-rules';
import { createConsent } from '../calls/consent/createConsent.ts';
import type { ContractCase } from './ContractCase.ts';
import { must } from './must.ts';

const answer = { id: '0123456789abcdef0123456789abcdef', answer: 1, version: consentVersion, purposes: [] };

/** The log of answers about cookies. */
export const consentCases: ContractCase[] = [
  {
    name: 'an answer about cookies is logged, and sent twice it is fine too [M64]',
    run: async (caller) => {
      for (const purposes of [['statistics' as const], ['statistics' as const]]) {
        const { data } = await caller.succeed(createConsent, { ...answer, purposes });
        must(data.logged, 'logged');
      }
      await caller.succeed(createConsent, { ...answer, answer: 2 }, { body: 'json' });
    },
  },
  {
    name: 'an answer that is none is refused [M64]',
    run: async (caller) => {
      await caller.fail(createConsent, { ...answer, id: 'me' }, 'validation');
      await caller.fail(createConsent, { ...answer, purposes: ['spying'] }, 'validation');
      await caller.fail(createConsent, { ...answer, version: consentVersion + 1 }, 'validation');
    },
  },
];
