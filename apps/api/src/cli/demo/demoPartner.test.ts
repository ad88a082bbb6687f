import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { admitsHost } from '../../partners/partnerDomains.ts';
import { findKey } from '../../partners/partnerKeys.ts';
import { connect } from '../../platform/database/connect.ts';
import { demoPartnerKey } from './demoLogins.ts';
import { openDemoPartner } from './demoPartner.ts';

describe('the key of the demo', () => {
  it('holds on this machine and its hosts, and is made once', async () => {
    const test = await createTestDatabase();
    const database = connect(test.url, { connections: 1 });
    await openDemoPartner(database.sql);
    await openDemoPartner(database.sql);
    const { domains = [] } = (await findKey(database.sql, demoPartnerKey)) ?? {};
    await database.close();
    await test.drop();
    const hosts = ['localhost', '127.0.0.1', 'volan.localhost', 'de.gearlane.localhost'];
    expect(hosts.filter((host) => admitsHost(domains, host))).toEqual(hosts);
  });

  it('is never made in production, like everything else of the demo', async () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const env = { PATH: process.env['PATH'], NODE_ENV: 'production' };
    await expect(promisify(execFile)(process.execPath, ['--conditions=@volan/source', main], { env })).rejects.toThrow(
      'never for production',
    );
  });
});
