/** The result of a form that was sent to a page. */
export interface FormResult {
  readonly ok: boolean;
  /** Which form of the page it was. */
  readonly form: string;
  /** The typed values, without secrets. */
  readonly values: Readonly<Record<string, string>>;
  /** Error codes by field. [M20] */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Name of the failure; null where it went well. */
  readonly failure: string | null;
  /** When it may be sent again, if it was sent too often. @default the failure does not say */
  readonly until?: string;
}
