/** A file that cannot be read further: what is wrong with it, where, and what to do, in one sentence for its sender. */
export class SourceError extends Error {}
