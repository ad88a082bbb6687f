import type { PageKind } from './pages.ts';

/** A running site that is measured. */
export interface MeasuredSite {
  readonly name: string;
  /** Port of 127.0.0.1. */
  readonly port: number;
  /** The host that visitors name. */
  readonly host: string;
  /** Its processes; children count with their parent. */
  readonly pids: Readonly<Record<string, number>>;
  readonly kinds: readonly PageKind[];
  close(): Promise<void>;
}
