import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { currentStack } from './currentStack.ts';

/** Approves a company by the calls of the administration, with the access token of the administrator's window. */
export async function approveCompany(admin: Page, id: number): Promise<void> {
  const cookies = await admin.context().cookies();
  const token = cookies.find(({ name }) => name === 'acT')?.value ?? '';
  const call = async <Data>(path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`http://127.0.0.1:${currentStack().api}/v3/admin/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-app-version': 'journey' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);

    return ((await answer.json()) as { data: Data }).data;
  };
  const { version } = await call<{ version: string }>(`company?id=${id}`);
  await call('company/status', { id, status: 2, version });
}
