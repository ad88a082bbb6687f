/** A request of a case, ready for `fetch`, `inject` or the like. */
export interface CaseRequest {
  readonly method: string;
  /** Path with `/v3` and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The answer to it. */
export interface CaseResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** Sends a request to the tested implementation: MSW, the server through `inject`, or a server over the network. */
export type CaseSender = (request: CaseRequest) => Promise<CaseResponse>;
