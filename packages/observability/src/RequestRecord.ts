/**
 * One answered request, as logs and metrics describe it: the pattern of its address, never a text that a visitor wrote.
 */
export interface RequestRecord {
  readonly method: string;
  /** Pattern of the address or name of the page, such as `/v3/ads/:id` or `adDetails`; `none` where nothing answers. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds from the first byte of the request to the last byte of the answer. */
  readonly ms: number;
  /** The same in the lines of web and API. */
  readonly requestId: string;
  readonly brand?: string;
  /** The visitor went away before the end. */
  readonly aborted?: true;
}
