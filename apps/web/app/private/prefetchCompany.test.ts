import type { Api } from '@volan/api-client';
import { createQueryClient } from '@volan/api-client/react';
import type { OpenSession } from '@volan/api-contract';
import { profileTypes } from '@volan/domain-rules';
import { expect, it } from 'vitest';
import { prefetchCompany } from './prefetchCompany.ts';

/** The calls that are sent for a user of this type. */
async function callsOf(typeId: number): Promise<string[]> {
  const calls: string[] = [];
  const send = async ({ name }: { name: string }) => {
    calls.push(name);
    return { ok: false, failure: 'unavailable' };
  };
  const session = { user: { type_id: typeId } } as OpenSession;
  await prefetchCompany({ session, queries: createQueryClient(), api: { send } as unknown as Api });

  return calls;
}

it('reads the company of a business, also if that fails, and none for a private account [M12]', async () => {
  expect(await callsOf(profileTypes.dealer)).toEqual(['getOwnCompany']);
  expect(await callsOf(profileTypes.private)).toEqual([]);
});
