const number = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A box of an MP4 file. */
const box = (type: string, ...parts: readonly Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([number(8 + content.length, 4), Buffer.from(type, 'latin1'), content]);
};

/** What a video of a test holds. */
interface VideoOfTest {
  readonly seconds: number;
  /** @default pictures */
  readonly track?: 'vide' | 'soun';
  /** Bytes of the file at least. @default a few hundred */
  readonly bytes?: number;
}

/** A video as MP4: its headers are real, its pictures are zeros. */
export function drawMp4({ seconds, track = 'vide', bytes = 0 }: VideoOfTest): Buffer<ArrayBuffer> {
  const timeScale = 1000;
  const times = [number(0, 4), number(0, 4), number(0, 4), number(timeScale, 4), number(seconds * timeScale, 4)];
  const media = box(
    'mdia',
    box('mdhd', ...times, number(0x55c4, 2), number(0, 2)),
    box('hdlr', number(0, 4), number(0, 4), Buffer.from(track, 'latin1'), Buffer.alloc(12), Buffer.from('x\0')),
  );
  const header = Buffer.alloc(84);
  header.writeUInt32BE(1, 12);
  const movie = box('moov', box('mvhd', ...times, Buffer.alloc(80)), box('trak', box('tkhd', header), media));
  const start = Buffer.concat([box('ftyp', Buffer.from('isom'), number(512, 4), Buffer.from('isommp42')), movie]);

  return Buffer.concat([start, box('mdat', Buffer.alloc(Math.max(0, bytes - start.length - 8)))]);
}

/** An element of a WebM file; its content has fewer than 127 bytes or a long size. */
const element = (id: string, ...parts: readonly Buffer[]) => {
  const content = Buffer.concat(parts);
  const size = number(0x10000000 + content.length, 4);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
};

/** A video as WebM: only its headers. */
export function drawWebm({ seconds }: Pick<VideoOfTest, 'seconds'>): Buffer<ArrayBuffer> {
  const length = Buffer.alloc(8);
  length.writeDoubleBE(seconds * 1000);
  const track = element(
    'ae',
    element('d7', Buffer.from([1])),
    element('73c5', Buffer.from([1])),
    element('83', Buffer.from([1])),
    element('86', Buffer.from('V_VP9')),
    element('e0', element('b0', number(970, 2)), element('ba', number(250, 2))),
  );

  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', number(1_000_000, 4)), element('4489', length)),
      element('1654ae6b', track),
    ),
  ]);
}
