import { describe, expect, it } from 'vitest';
import { admitsHost, readDomains } from './partnerDomains.ts';

describe('the domains of a partner [M65]', () => {
  it.each([
    [['autokuca.rs'], ['autokuca.rs']],
    [['AutoKuca.RS.', 'autokuca.rs'], ['autokuca.rs']],
    [['www.autokuca.co.rs'], ['www.autokuca.co.rs']],
    [['пример.срб'], ['xn--e1afmkfd.xn--90a3ac']],
    [['klub.github.io'], ['klub.github.io']],
    [['localhost'], ['localhost']],
  ])('%j are %j', (given, read) => expect(readDomains(given)).toEqual(read));

  it.each(['rs', 'co.rs', 'срб', 'пр.срб', 'github.io', 'intranet'])('are never all below %s', (text) =>
    expect(readDomains(['autokuca.rs', text])).toEqual({ text, because: 'public-suffix' }),
  );

  it.each([
    'https://autokuca.rs',
    'autokuca.rs/',
    'autokuca.rs:80',
    '127.0.0.1',
    '[::1]',
    '*.autokuca.rs',
    'a b.rs',
    'a..rs',
    '-a.rs',
    'a_b.rs',
    '',
  ])('are no %j', (text) => expect(readDomains([text])).toEqual({ text, because: 'no-domain' }));
});

describe('a page of a host', () => {
  it.each([
    ['autokuca.rs', 'autokuca.rs', true],
    ['autokuca.rs', 'WWW.AutoKuca.rs.', true],
    ['autokuca.rs', 'polovni.beograd.autokuca.rs', true],
    ['autokuca.rs', 'mojaautokuca.rs', false],
    ['autokuca.rs', 'autokuca.rs.example', false],
    ['www.autokuca.rs', 'autokuca.rs', false],
    ['xn--e1afmkfd.xn--90a3ac', 'пример.срб', true],
    ['localhost', 'localhost:8080', true],
    ['localhost', 'gearlane.localhost', true],
    ['localhost', '127.0.0.1', true],
    ['autokuca.rs', '127.0.0.1', false],
    ['autokuca.rs', 'x@autokuca.rs', false],
    ['autokuca.rs', '', false],
    ['autokuca.rs', null, false],
  ])('with a key for %s: %j %s', (domain, host, admitted) => expect(admitsHost([domain], host)).toBe(admitted));
});
