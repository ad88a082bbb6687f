import { describe, expect, it } from 'vitest';
import { cutText } from './cutText.ts';
import { escapeHtml } from './escapeHtml.ts';
import { fileSize } from './fileSize.ts';
import { inOneLine } from './inOneLine.ts';
import { stripToPlainText } from './stripToPlainText.ts';
import { isMasked, maskContacts, maskedLine } from './maskContacts.ts';
import { metaText } from './metaText.ts';
import { slugOf } from './slugOf.ts';
import { stripHtml } from './stripHtml.ts';

describe('the slug of a title [M06]', () => {
  it.each([
    ['Škoda Octavia Combi 1.6 TDI', 'skoda-octavia-combi-1-6-tdi'],
    ['Чачак ђубриво љубав', 'cacak-djubrivo-ljubav'],
    ['Đorđe & Straße', 'djordje-strasse'],
    ['Ќерамиди од Ѓорче', 'kjeramidi-od-gjorce'],
    ['Мощный внедорожник', 'mostnij-vnedoroznik'],
    ['България', 'balgarija'],
    ['Ős Ízű țuică', 'os-izu-tuica'],
    ['  --VW--  ', 'vw'],
    ['中文', 'oglas'],
    ['', 'oglas'],
  ])('%s is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('has at most 80 characters and never ends in a hyphen', () => {
    expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
    expect(slugOf('x'.repeat(200))).toHaveLength(80);
  });
});

describe('text without HTML [G08]', () => {
  it.each([
    ['<b>a</b>', 'a'],
    ['a<script>alert(1)</script>b', 'ab'],
    ['a<style>p{}</style >b<!-- c -->', 'ab'],
    ['<script>unclosed', ''],
    ['cena < 5000 i > 10', 'cena < 5000 i > 10'],
    ['<img src=x onerror=alert(1)', ''],
    ['AC&nbsp;&amp; &lt;b&gt; &amp;lt;', 'AC\u00a0& <b> &lt;'],
    ['prvi<br>drugi', 'prvi\ndrugi'],
  ])('%s is %s', (html, text) => {
    expect(stripHtml(html)).toBe(text);
  });
});

describe('text in HTML or XML', () => {
  it.each([
    ['<img src=x onerror="a()">', '&lt;img src=x onerror=&quot;a()&quot;&gt;'],
    ["O'Hara & Sons", 'O&#x27;Hara &amp; Sons'],
    ['&amp;', '&amp;amp;'],
    ['Đorđe', 'Đorđe'],
  ])('is escaped as React escapes it: %j', (text, escaped) => {
    expect(escapeHtml(text)).toBe(escaped);
  });
});

describe('cut text', () => {
  it('stays whole up to 300 characters and gets one ellipsis beyond [G09]', () => {
    expect(cutText('a'.repeat(300))).toBe('a'.repeat(300));
    expect(cutText('a'.repeat(301))).toBe(`${'a'.repeat(300)}…`);
  });

  it('counts what a visitor sees, and cuts no emoji in two [T18]', () => {
    const family = '👨‍👩‍👧';
    expect(cutText(family.repeat(300))).toBe(family.repeat(300));
    expect(cutText(family.repeat(301))).toBe(`${family.repeat(300)}…`);
  });

  it('for search engines has 160 characters, one line and no quotation marks [G10]', () => {
    expect(metaText('<p>„Golf“ “7” \'TDI\'</p>\n"x"')).toBe('Golf 7 TDI x');
    expect(metaText('b'.repeat(161))).toBe(`${'b'.repeat(160)}…`);
  });
});

describe('plain text [G11, T19]', () => {
  it.each([
    ['Čačak ђ 中 #*!', 'Čačak ђ 中 '],
    ['a.b,c-d(e)/f&g+h', 'a.b,c-d(e)/f&g+h'],
    ['C\u030cac\u030cak', 'Čačak'],
    ['x<y>"z"', 'xyz'],
  ])('keeps of %s: %s', (text, kept) => {
    expect(stripToPlainText(text)).toBe(kept);
  });
});

describe('a text in one line', () => {
  it.each([
    ['Dunav  banka,\nkeš kredit od 5,9 %', 'Dunav banka, keš kredit od 5,9 %'],
    ['a\u202Ebnab', 'a bnab'],
    ['\u202E\u200B', ''],
  ])('is %j as %j, without what cannot be seen', (text, line) => {
    expect(inOneLine(text)).toBe(line);
  });
});

describe('the size of a file [G12]', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [12 * 1024 ** 2, '12 MB'],
    [1024 ** 3, '1 GB'],
    [5 * 1024 ** 4, '5 TB'],
    [2048 * 1024 ** 4, '2048 TB'],
  ])('%i is %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});

describe('contacts in a title', () => {
  it.each([
    ['Golf 7 tel 064/123-45-67', 'Golf 7 tel •••/•••-••-••'],
    ['Zovi +381 64 123 4567 odmah', 'Zovi +••• •• ••• •••• odmah'],
    ['BMW 0171 2345678', 'BMW •••• •••••••'],
    ['(064) 1234567', '(•••) •••••••'],
    ['pisi na pera.peric@example.com', 'pisi na ••••.•••••@•••••••.•••'],
    ['pera (at) example.rs', '•••• (••) •••••••.••'],
    ['pera (at) gmail (dot) com', '•••• (••) ••••• (•••) •••'],
    ['pera＠gmail.com i pera@gmail,com', '••••＠•••••.••• i ••••@•••••,•••'],
    ['wa.me/381641234567, t.me/pera', '••.••/••••••••••••, •.••/••••'],
    ['Sajt www.example.rs ili https://evil.example/x?y', 'Sajt •••.•••••••.•• ili •••••://••••.•••••••/•?•'],
    ['064_123_4567 ili 064*123*4567', '•••_•••_•••• ili •••*•••*••••'],
    ['viber0641234567 tel.0641234567 381 64 1234567', 'viber•••••••••• tel.•••••••••• ••• •• •••••••'],
    ['064 123 4567 065 765 4321', '••• ••• •••• ••• ••• ••••'],
    ['01.02.2027 0641234567', '01.02.2027 ••••••••••'],
    ['0̶6̶4̶1̶2̶3̶4̶5̶6̶7̶', '•̶•̶•̶•̶•̶•̶•̶•̶•̶•̶'],
  ])('are hidden: %s', (title, masked) => {
    expect(maskContacts(title)).toBe(masked);
  });

  it.each([
    ['signs without width', '064\u200B123\u200B4567', '•••\u200B•••\u200B••••'],
    ['soft hyphens', '064\u00AD123\u00AD4567', '•••\u00AD•••\u00AD••••'],
    ['wide digits', '０６４１２３４５６７', '••••••••••'],
    ['Arabic digits', '٠٦٤١٢٣٤٥٦٧', '••••••••••'],
    ['mathematical digits', '𝟎𝟔𝟒𝟏𝟐𝟑𝟒𝟓𝟔𝟕', '••••••••••'],
    ['digits of keys', '0️⃣6️⃣4️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣', '•️⃣•️⃣•️⃣•️⃣•️⃣•️⃣•️⃣•️⃣•️⃣•️⃣'],
    ['a mail with a sign without width', 'pe\u200Bra@gmail.com', '••\u200B••@•••••.•••'],
  ])('are hidden as people read them: %s, and nothing beside them', (_name, written, masked) => {
    // signs that grow longer and shorter when they are read: the place of what is hidden must not move
    const [before, after] = ['ﬁﬂ ㍿ ½ \u00AD\u200B', ' \u200B㍿ kraj'];
    expect(maskContacts(`${before} ${written}${after}`)).toBe(`${before} ${masked}${after}`);
  });

  it.each([
    ['Zovi 064#123#4567', 'Zovi ••••••••••'],
    ['pera@gmail.com', '•••••••••.•••'],
    ['Golf 7  GTD', 'Golf 7 GTD'],
  ])('are hidden in a line before and after its strange signs are dropped: %s', (line, masked) => {
    expect(maskedLine(line)).toBe(masked);
  });

  it('are distinguished from a list of points', () => {
    expect(['• klima\n• navigacija', 'Golf'].map(isMasked)).toEqual([false, false]);
    expect(['0 6 4 1 2 3 4 5 6', 'a@b.rs'].map((text) => isMasked(maskContacts(text)))).toEqual([true, true]);
  });

  // a search that tries every letter as a beginning would need minutes for this and run into the limit of a test
  it.each(['7', 'a.', '0 ', '@a', 'a@', '٣', '01.02.2020', 'www.', 'a.me/', '(at)'])(
    'are looked for in time that grows with the text, not faster: %j',
    (piece) => {
      expect(maskContacts(piece.repeat(200_000 / piece.length))).not.toBe('');
    },
  );

  it.each([
    'Passat 2.0 TDI 2019, 142.000 km',
    'Registrovan do 01.02.2027',
    'Cena 17990',
    'Motor 0.9 TCe',
    'E 220 d 2020 0 km',
    'A4 2015 1968 ccm 150000 km',
    'Cena 12.500 €, pre 13 500 €, 150 000 km, 2015. godište',
    'registrovan do 12.05.2027',
    'Registrovan do 01.02.2027\n2 ključa',
    'Registracija 01.05.2024 - 01.05.2025, prva 3/2015',
    'Motor 0.9 2015 150 000 km, 66 kW, 999 cm³',
    'VIN WVWZZZ1JZ03456789, 1.6 16V',
    'Gume 205/55 R16, felne 7,5x17 ET45, 0-100 za 9.5 s',
    'prodajem.Je nov, a.d. i d.o.o.',
  ])('are not seen in %s', (title) => {
    expect(maskContacts(title)).toBe(title);
  });
});
