import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readStatement } from './readStatement.ts';
import { orderOf, readStatementAmount, readStatementDate } from './statementValues.ts';

const read = (text: string) => readStatement(Buffer.from(text));

describe('values of a statement', () => {
  it.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1234,56', 123_456],
    ['1234.56', 123_456],
    ['1234.5', 123_450],
    ['1234', 123_400],
    ['1 234,56', 123_456],
    ['12.345.678,00', 1_234_567_800],
    ['-600,00', -60_000],
    ['+600,00', 60_000],
    ['0,00', 0],
    ['1.234', null],
    ['1,234', null],
    ['1.23.456,00', null],
    ['12,3', null],
    ['1e5', null],
    ['600,00 RSD', null],
    ['', null],
    ['--5', null],
  ])('the amount "%s" is %s', (text, amount) => {
    expect(readStatementAmount(text)).toBe(amount);
  });

  it.each([
    ['24.11.2026', '2026-11-24'],
    ['4.1.2026. 13:05', '2026-01-04'],
    ['24/11/2026', '2026-11-24'],
    ['2026-11-24', '2026-11-24'],
    ['2026-11-24T13:05:00+01:00', '2026-11-24'],
    ['31.02.2026', null],
    ['11/24/2026', null],
    ['24.11.26', null],
    ['24.11.0000', null],
    ['0000-11-24', null],
    ['', null],
  ])('the day "%s" is %s', (text, date) => {
    expect(readStatementDate(text)).toBe(date);
  });

  it.each([
    ['97 82-0000001234', '', 1234],
    ['', 'Krediti 97 82-0000001234', 1234],
    ['PBZ', 'Uplata 820000001234.', 1234],
    ['', 'Krediti 82-0000001235', null],
    ['', '82-0000001234 i 97 82-0000001234', 1234],
    ['', 'ništa', null],
  ])('the reference "%s" with the purpose "%s" is for the order %s', (reference, purpose, order) => {
    expect(orderOf(reference, purpose)).toBe(order);
  });
});

const aHash = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
const csv = `Izvod broj 214;;;;
Datum knjiženja;Zaduženje;Odobrenje;Poziv na broj odobrenja;Naziv;Svrha plaćanja
24.11.2026;;11.720,00;97 82-0000001234;Petar Petrović;Krediti
24.11.2026;2.000,00;;;Struja;Račun
24.11.2026;;600,00;;"Žikić; Đorđe";bez poziva
`;

describe('a statement in CSV', () => {
  it('gives what came in, with the order that it names', () => {
    expect(read(csv)).toEqual({
      lines: [
        {
          line: 3,
          key: aHash,
          formerKey: aHash,
          movement: null,
          isCalledBack: false,
          date: '2026-11-24',
          amount: 1_172_000,
          currency: 'RSD',
          reference: '97 82-0000001234',
          order: 1234,
          payer: 'Petar Petrović',
          purpose: 'Krediti',
        },
        expect.objectContaining({ line: 5, amount: 60_000, order: null, payer: 'Žikić; Đorđe' }),
      ],
      problems: [],
      debits: 1,
    });
  });

  it.each(['PREDUZEĆE "ABC" DOO', '"ABC" DOO', '"ABC DOO'])('reads a payer with quotation marks: %s', (payer) => {
    const { lines, problems } = read(csv.replace('Petar Petrović', payer));
    expect(lines.map(({ amount }) => amount)).toContain(1_172_000);
    expect(lines[0]?.payer).toContain('ABC');
    expect(problems).toEqual([]);
  });

  it('reads Windows-1250 and UTF-16 alike', () => {
    for (const encoding of ['cp1250', 'utf-16le']) {
      expect(readStatement(iconv.encode(csv, encoding, { addBOM: encoding !== 'cp1250' })).lines).toEqual(
        read(csv).lines,
      );
    }
  });

  it('knows a movement again, and two equal movements apart', () => {
    const twice = read(`date,amount,payer\n2026-11-24,600.00,Ana\n2026-11-24,600.00,Ana\n`).lines;
    expect(new Set(twice.map(({ key }) => key)).size).toBe(2);
    const longer = read(`date,amount,payer\n2026-11-23,1.00,Iva\n2026-11-24,600.00,Ana\n2026-11-24,600.00,Ana\n`).lines;
    expect(longer.slice(1).map(({ key }) => key)).toEqual(twice.map(({ key }) => key));
  });

  it('takes one column of amounts with signs, and euros', () => {
    const { lines, debits } = read('date\tamount\tcurrency\n2026-11-24\t-5.00\tEUR\n2026-11-24\t7.00\tEUR\n');
    expect([lines.map(({ amount, currency }) => [amount, currency]), debits]).toEqual([[[700, 'EUR']], 1]);
  });

  it('names the line and the fault of what cannot be read, and reads the rest', () => {
    const { lines, problems } = read(
      'datum;iznos;valuta\nkad;1,00;RSD\n24.11.2026;1.234;RSD\n24.11.2026;1,00;USD\n24.11.2026;0,00;RSD\n24.11.2026;9,00;RSD\n24.11.2026\n',
    );
    expect(lines.map(({ line }) => line)).toEqual([6]);
    expect(problems).toEqual([
      { line: 2, problem: 'date-invalid' },
      { line: 3, problem: 'amount-invalid' },
      { line: 4, problem: 'currency-unknown' },
      { line: 5, problem: 'amount-invalid' },
      { line: 7, problem: 'amount-invalid' },
    ]);
  });

  it('refuses a line that came in and went out', () => {
    expect(read('datum;duguje;potražuje\n24.11.2026;1,00;2,00\n').problems).toEqual([
      { line: 2, problem: 'amount-invalid' },
    ]);
  });

  it.each([
    ['', 'empty'],
    ['a;b\n1;2\n', 'columns-missing'],
    [`datum;iznos\n${'24.11.2026;1,00\n'.repeat(20_001)}`, 'too-many-lines'],
    ['x'.repeat(5_000_001), 'too-large'],
    ['a'.repeat(4_900_000), 'not-readable'],
    [`datum;iznos\n${';'.repeat(4_800_000)}`, 'not-readable'],
  ])('refuses a file that is not a statement', (text, problem) => {
    expect(read(text)).toEqual({ lines: [], problems: [{ line: 0, problem }], debits: 0 });
  });
});

const entry = (parts: string, sign = 'CRDT', amount = '<Amt Ccy="RSD">600.00</Amt>') =>
  `<Ntry>${amount}<CdtDbtInd>${sign}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt>${parts}</Ntry>`;
const camt = (...entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><!-- the bank --><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>S214</Id>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
const transfer = (reference: string, amount = '') =>
  `<TxDtls>${amount}<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Ana &amp; Iva</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>Krediti</Ustrd><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;

describe('a statement in camt.053', () => {
  it('gives what came in, with the order that it names', () => {
    const one = entry(`<AcctSvcrRef>B77</AcctSvcrRef><NtryDtls>${transfer('97820000001234')}</NtryDtls>`);
    expect(read(camt(one, entry('', 'DBIT'), entry('<AddtlNtryInf>82-0000001234</AddtlNtryInf>')))).toEqual({
      lines: [
        {
          line: 1,
          key: aHash,
          formerKey: 'camt B77',
          movement: aHash,
          isCalledBack: false,
          date: '2026-11-24',
          amount: 60_000,
          currency: 'RSD',
          reference: '97820000001234',
          order: 1234,
          payer: 'Ana & Iva',
          purpose: 'Krediti',
        },
        expect.objectContaining({
          line: 3,
          formerKey: 'camt S214 3',
          movement: null,
          order: 1234,
          reference: '',
          payer: '',
        }),
      ],
      problems: [],
      debits: 1,
    });
  });

  it('reads one with prefixes, an older form of the payer, and a time instead of a day', () => {
    const old = camt(
      '<Ntry><Amt Ccy="EUR">5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><ValDt><DtTm>2026-11-24T08:00:00</DtTm></ValDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Iva</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>',
    )
      .replaceAll(/<(\/?)([A-Z])/g, '<$1n:$2')
      .replace('xmlns=', 'xmlns:n=');
    expect(read(old).lines).toMatchObject([{ amount: 500, currency: 'EUR', date: '2026-11-24', payer: 'Iva' }]);
  });

  it('distinguishes two entries with the same reference of the bank', () => {
    const same = entry('<AcctSvcrRef>B77</AcctSvcrRef>');
    const [one, two] = read(camt(same, same)).lines;
    expect([one?.formerKey, two?.formerKey]).toEqual(['camt B77', 'camt B77 again 2']);
    expect(one?.key).not.toBe(two?.key);
    expect(one?.movement).toBe(two?.movement);
  });

  it('reads CDATA as plain text', () => {
    const details =
      '<NtryDtls><TxDtls><RmtInf><Ustrd><![CDATA[A & B 82-0000001234]]></Ustrd></RmtInf></TxDtls></NtryDtls>';
    expect(read(camt(entry(details))).lines).toMatchObject([{ purpose: 'A & B 82-0000001234', order: 1234 }]);
  });

  it('takes an entry of several transfers apart, if they sum up to it', () => {
    const parts = (last: string) =>
      `<NtryDtls>${transfer('820000001234', '<Amt Ccy="RSD">500.00</Amt>')}${transfer('x', `<Amt Ccy="RSD">${last}</Amt>`)}</NtryDtls>`;
    expect(read(camt(entry(parts('100.00')))).lines).toMatchObject([
      { line: 1, formerKey: 'camt S214 1 1', amount: 50_000, order: 1234 },
      { line: 1, formerKey: 'camt S214 1 2', amount: 10_000, order: null },
    ]);
    expect(read(camt(entry(parts('100.01')))).problems).toEqual([{ line: 1, problem: 'batch-differs' }]);
  });

  it.each([
    ['reversal', entry('<RvslInd>true</RvslInd>')],
    ['reversal', entry('<RvslInd>1</RvslInd>')],
    ['reversal', entry('<RvslInd> TRUE\n</RvslInd>')],
    ['not-readable', entry('<RvslInd>maybe</RvslInd>')],
    ['not-readable', entry('<RvslInd>maybe</RvslInd>', 'DBIT')],
    ['not-booked', entry('').replace('BOOK', 'PDNG')],
    ['date-invalid', entry('').replace('2026-11-24', '2026-02-30')],
    ['amount-invalid', entry('', 'CRDT', '<Amt Ccy="RSD">-5.00</Amt>')],
    ['amount-invalid', entry('', 'CRDT', '<Amt Ccy="RSD">5.001</Amt>')],
    ['amount-invalid', entry('', 'CRDT', '')],
    ['currency-unknown', entry('', 'CRDT', '<Amt Ccy="USD">5.00</Amt>')],
    ['currency-unknown', entry('', 'CRDT', '<Amt>5.00</Amt>')],
    ['not-readable', entry('', 'WHAT')],
    ['not-readable', '<Ntry/>'],
  ])('names the entry and the fault: %s', (problem, broken) => {
    expect(read(camt(entry(''), broken))).toMatchObject({ lines: [{ line: 1 }], problems: [{ line: 2, problem }] });
  });

  it.each(['false', ' 0 ', ''])('takes an entry for usual money whose sign of reversal is "%s"', (said) => {
    const report = read(camt(entry(`<RvslInd>${said}</RvslInd>`), entry(`<RvslInd>${said}</RvslInd>`, 'DBIT')));
    expect(report).toMatchObject({ lines: [{ isCalledBack: false }], problems: [], debits: 1 });
  });

  it.each(['true', '1', ' True '])(
    'gives money that the bank called back, with the order that it names: "%s"',
    (said) => {
      const back = entry(`<RvslInd>${said}</RvslInd><NtryDtls>${transfer('97820000001234')}</NtryDtls>`, 'DBIT');
      const { lines, problems, debits } = read(camt(entry(''), back));
      expect(lines[1]).toMatchObject({ line: 2, isCalledBack: true, amount: 60_000, order: 1234 });
      expect([problems, debits]).toEqual([[], 0]);
    },
  );

  it.each([
    ['entities', `<!DOCTYPE x [<!ENTITY a "b">]>${camt(entry('')).replace(/^<\?xml.*?\?>/, '')}`],
    ['a hundred elements inside each other', camt('<X>'.repeat(100) + '</X>'.repeat(100))],
    ['endless entities', '<!DOCTYPE l [<!ENTITY l "ha"><!ENTITY l2 "&l;&l;&l;">]><Document>&l2;</Document>'],
    ['a file of the server', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>'],
    ['a document cut off', camt(entry('')).slice(0, -20)],
    ['another document', '<html><body>hello</body></html>'],
    ['too deep a document', '<a>'.repeat(50_000) + '</a>'.repeat(50_000)],
    ['names of the language', '<__proto__><Document><constructor/></Document></__proto__>'],
    ['CDATA without end', '<Document><![CDATA[x</Document>'],
  ])('refuses %s', (_, xml) => {
    expect(read(xml)).toEqual({ lines: [], problems: [{ line: 0, problem: 'not-readable' }], debits: 0 });
  });

  it('refuses more entries than a bank sends', () => {
    expect(read(camt('<Ntry/>'.repeat(20_001))).problems).toEqual([{ line: 0, problem: 'too-many-lines' }]);
  });
});

describe('any file at all', () => {
  it('never throws and never makes money of nonsense', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 300 }),
          fc.string().map((text) => Buffer.from(`<${text}`)),
        ),
        (bytes) => {
          expect(readStatement(bytes).lines).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
