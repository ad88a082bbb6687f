import { describe, expect, it } from 'vitest';
import { openLog } from './openLog.ts';

interface Written {
  readonly line: string;
  readonly entry: Record<string, unknown>;
}

function written(
  write: (log: ReturnType<typeof openLog>) => void,
  secrets: string[] = [],
): readonly [Written, ...Written[]] {
  const lines: string[] = [];
  write(openLog({ name: 'test', level: 'trace', secrets, destination: { write: (line: string) => lines.push(line) } }));
  const read = lines.map((line) => ({ line, entry: JSON.parse(line) as Record<string, unknown> }));

  return read as [Written, ...Written[]];
}

const planted = [
  'tajna@example.test',
  'Petar.Petrovic+oglas@mail.example.rs',
  '+381 64 111-2223',
  '+381641112223',
  '064/111-2223',
  '0641112223',
  'WVWZZZ1JZXW000001',
  'Bearer abcdef123456',
  'Basic dXNlcjpwYXNz',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2lnbmF0dXJl',
  'e1.AAECAwQFBgcICQoL.OYhS3K5hVywF0mNUR2HsMp4sDWksdJDl24Ss4msex_UYww',
  'postgres://volan:lozinka@db.internal:5432/volan',
  'the secret that web and api share',
];

describe('the log', () => {
  it('writes one JSON object a line, with the program, the level by name and the time', () => {
    const [{ line, entry }] = written((log) => log.info({ route: '/v3/ads/:id' }, 'answered'));
    expect(line.endsWith('}\n')).toBe(true);
    expect(entry).toMatchObject({ name: 'test', level: 'info', route: '/v3/ads/:id', msg: 'answered' });
    expect(Date.parse(entry['time'] as string)).toBeGreaterThan(0);
  });

  it.each(planted)('masks %s in sentences, fields, errors and their causes [S 16.2.5]', (secret) => {
    const known = [planted.at(-1) ?? ''];
    const told = written((log) => {
      log.info(`asked with ${secret} by somebody`);
      log.info({ detail: { deep: [secret] } }, 'x');
      log.error({ err: new Error(`no ${secret}`, { cause: new Error(`because of ${secret}`) }) }, 'failed');
    }, known);
    expect(told).toHaveLength(3);
    for (const { line } of told) expect(line).not.toContain(secret);
    expect(told.map(({ line }) => line).join()).not.toContain('lozinka');
  });

  it('leaves out fields with private names, also one level deep', () => {
    const [{ line }] = written((log) =>
      log.info({ headers: { uid: 'hidden' }, user: { password: 'hidden' }, 'refresh-token': 'hidden' }, 'x'),
    );
    expect(line).not.toContain('hidden');
  });

  it('tells an error once: kind, sentence, code, frames, and no more of what hangs on it', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
      code: '23505',
      detail: 'Key (email)=(hidden) already exists.',
      parameters: ['hidden'],
    });
    const [{ line, entry }] = written((log) => log.error({ err: error }, 'call failed'));
    expect(line).not.toContain('hidden');
    expect(entry).toMatchObject({ err: { type: 'Error', code: '23505' } });
    expect((entry['err'] as { stack: string }).stack).toMatch(/^\s+at .*openLog\.test\.ts/);
    expect(line.match(/duplicate key/g)).toHaveLength(1);
  });

  it('cuts from an error of the database what somebody wrote', () => {
    const error = Object.assign(new Error('invalid input syntax for type integer: "Petar: tajno"'), { code: '22P02' });
    const [{ line }] = written((log) => log.error({ err: error }, 'call failed'));
    expect(line).toContain('invalid input syntax for type integer: …');
    expect(line).not.toContain('tajno');
  });

  it('keeps what is no secret: times, ids, versions of packages, numbers', () => {
    const said = 'ad 4711 of 2026-11-21T22:27:20.064Z in postgres@3.4.9_patch took 0.641112223 ms at 127.0.0.1:35233';
    expect(written((log) => log.info(said))[0].entry).toMatchObject({ msg: said });
  });

  it('masks a long line of a visitor in the time of its length', () => {
    const long = `${'a'.repeat(200_000)}@`;
    expect(written((log) => log.info(long))).toHaveLength(1);
  });
});
