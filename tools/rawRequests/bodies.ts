/** What a client does after its last byte: wait for the answer, end the connection, or reset it after some ms. */
const endings = ['waits', 'ends', 'resets at once', 'resets after 2 ms', 'resets after 40 ms'] as const;
export type Ending = (typeof endings)[number];

/** A body as a client sends it, complete or not. */
export interface RawBody {
  /** Bodies of one kind are wrong in the same way, at different places. */
  readonly kind: string;
  readonly name: string;
  /** Headers that announce it. */
  readonly headers: readonly string[];
  readonly bytes: Buffer;
  readonly ending: Ending;
  /** Its bytes are sent again and again, until the server closes the connection or has got this many. */
  readonly repeatedTo?: number;
}

/** A valid form, and the places where it can be truncated. */
interface WholeForm {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** The texts after which the form is truncated. */
  readonly breaks: readonly string[];
}

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file =
  '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc';

const wholeForms: readonly WholeForm[] = [
  {
    name: 'multipart',
    type: 'multipart/form-data; boundary=x',
    text: `${field('first', 'one')}${file}\r\n--x--\r\n`,
    breaks: [
      '-',
      '--x',
      '--x\r\n',
      'Content-Disp',
      'name="first"',
      '\r\n\r\n',
      'one',
      'filename="a',
      'image/jpeg',
      'abc',
      'abc\r\n-',
      'abc\r\n--x',
    ],
  },
  {
    name: 'multipart of a file alone',
    type: 'multipart/form-data; boundary=x',
    text: `${file}\r\n--x--\r\n`,
    breaks: ['abc'],
  },
  {
    name: 'json',
    type: 'application/json',
    text: '{"first":"one","second":[{"a":1.5}],"third":"\\u0161"}',
    breaks: ['{', '"fir', ':', '"on', 'one"', '[', '1.', '\\u01'],
  },
  {
    name: 'urlencoded',
    type: 'application/x-www-form-urlencoded',
    text: 'first=one&second=%C5%A1&third',
    breaks: ['fir', 'first=', 'one', '%', '%C', '%C5', '&third'],
  },
];

const length = (bytes: number) => `content-length: ${bytes}`;
const chunked = 'transfer-encoding: chunked';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Each form truncated at each place: once with a matching length, and once with a longer announced length. */
function brokenForms(): RawBody[] {
  return wholeForms.flatMap(({ name, type: contentType, text, breaks }) => {
    const sent = ['', ...breaks.map((end) => text.slice(0, text.indexOf(end) + end.length)), text];
    return sent.flatMap((part): RawBody[] => {
      const where = `${name}, broken off behind ${JSON.stringify(part.slice(-12))}`;
      const type = `content-type: ${contentType}`;
      const inChunks = part && chunk(part);
      const half = (kind: string, text: string, framing: string, ending: Ending): RawBody => ({
        kind: `${kind} of ${name}`,
        name: where,
        headers: [type, framing],
        bytes: Buffer.from(text),
        ending,
      });

      return [
        half('a whole message', part, length(part.length), 'waits'),
        half('a whole message', `${inChunks}0\r\n\r\n`, chunked, 'waits'),
        ...endings.map((ending) => half('half a message', part, length(text.length + 100_000), ending)),
        half('half a message', inChunks, chunked, 'resets after 2 ms'),
      ];
    });
  });
}

/** Bodies with other faults than truncation. */
function strangeBodies(): RawBody[] {
  const [multipart, , json, urlencoded] = wholeForms.map(({ text }) => text) as [string, string, string, string];
  const body = (name: string, type: string, text: string, more: Partial<RawBody> = {}): RawBody => ({
    kind: 'strange',
    name,
    headers: [...(type === '' ? [] : [`content-type: ${type}`]), length(Buffer.byteLength(text))],
    bytes: Buffer.from(text),
    ending: 'waits',
    ...more,
  });
  const framed = (name: string, framing: string, text: string) =>
    body(name, 'application/json', text, { headers: ['content-type: application/json', framing] });
  const form = 'multipart/form-data';
  const tenThousand = Array.from({ length: 10_000 }, (_, index) => field(`n${index}`, 'v')).join('');
  const nested = `--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\nContent-Disposition: file; filename="b"\r\n\r\nc\r\n--y--\r\n--x--\r\n`;
  const endless = (name: string, type: string, text: string) =>
    body(`endless ${name}`, type, chunk(text.repeat(Math.ceil(65_536 / text.length))), {
      headers: [`content-type: ${type}`, chunked],
      kind: 'endless',
      repeatedTo: 3_000_000,
    });

  return [
    body('multipart without a boundary', form, multipart),
    body('multipart with an empty boundary', `${form}; boundary=`, multipart),
    body('multipart with a boundary of 5,000 letters', `${form}; boundary=${'x'.repeat(5000)}`, multipart),
    body('multipart with a boundary that it never has', `${form}; boundary=other`, multipart),
    body('multipart of another charset', `${form}; boundary=x; charset=utf-99`, multipart),
    body('multipart of 10,000 parts', `${form}; boundary=x`, `${tenThousand}--x--\r\n`),
    body('multipart of 10,000 files', `${form}; boundary=x`, `${`${file}\r\n`.repeat(10_000)}--x--\r\n`),
    body('multipart in multipart', `${form}; boundary=x`, nested),
    body(
      'multipart with a header of 20,000 letters',
      `${form}; boundary=x`,
      `--x\r\nA: ${'b'.repeat(20_000)}\r\n\r\nc\r\n--x--\r\n`,
    ),
    body(
      'multipart without names',
      `${form}; boundary=x`,
      '--x\r\n\r\na\r\n--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--\r\n',
    ),
    body(
      'multipart with odd names',
      `${form}; boundary=x`,
      `${['__proto__', 'constructor', '', 'a[b][]', '\0'].map((name) => field(name, 'v')).join('')}--x--\r\n`,
    ),
    body('json of 100,000 levels', 'application/json', '['.repeat(100_000) + ']'.repeat(100_000)),
    body('json objects of 50,000 levels', 'application/json', '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)),
    body(
      'json with odd names',
      'application/json',
      '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}},"":null}',
    ),
    body('json of another kind', 'application/json', 'null'),
    body('json in bytes that are no UTF-8', 'application/json', '', {
      bytes: Buffer.from([0x22, 0xff, 0xfe, 0x22]),
      headers: ['content-type: application/json', length(4)],
    }),
    body('urlencoded of 10,000 fields', 'application/x-www-form-urlencoded', 'a=b&'.repeat(10_000)),
    body('urlencoded of no UTF-8', 'application/x-www-form-urlencoded', 'a=%FF%FE&%00=%'),
    body('a body without a type', '', json),
    body('a body of an unknown type', 'application/x-unknown', json),
    body('a body of a broken type', ';;=', json),
    framed('a length that is too short', length(5), json),
    framed('a length that is no number', 'content-length: abc', json),
    framed('a negative length', 'content-length: -1', json),
    framed('a length and chunks', `${length(5)}\r\n${chunked}`, chunk(json)),
    framed('chunks of no length', chunked, `zz\r\n${json}\r\n0\r\n\r\n`),
    framed('a chunk that is shorter than it says', chunked, `ff\r\n${json}`),
    framed('a huge chunk', chunked, `fffffffff\r\n${json}`),
    framed('an encoding that nobody speaks', `content-encoding: br\r\n${length(json.length)}`, json),
    framed('a body that is asked for first', `expect: 100-continue\r\n${length(json.length)}`, json),
    framed('an expectation that nobody meets', `expect: 200-maybe\r\n${length(json.length)}`, json),
    endless('multipart file', `${form}; boundary=x`, file),
    endless('multipart fields', `${form}; boundary=x`, field('a', 'b')),
    endless('json', 'application/json', '[1,'),
    endless('urlencoded', 'application/x-www-form-urlencoded', urlencoded),
    endless('text', 'text/plain', 'abc'),
  ];
}

/** All hostile bodies. */
export const rawBodies: readonly RawBody[] = [...brokenForms(), ...strangeBodies()];
