import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** Passes bytes on and measures them. */
export class MeasuringStream extends Transform {
  readonly #hash = createHash('sha256');
  bytes = 0;
  /** Line ends: in the text format of COPY each row has one. */
  lines = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) this.lines += 1;
    done(null, chunk);
  }

  /** Hash of everything that has passed. Call it once. */
  sha256() {
    return this.#hash.digest('hex');
  }
}
