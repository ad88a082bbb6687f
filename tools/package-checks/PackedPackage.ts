/** The fields of a published `package.json` that are read here. */
export interface PackedManifest {
  name: string;
  version: string;
  description?: string;
  license?: string;
  keywords?: string[];
  homepage?: string;
  bugs?: { url?: string };
  repository?: { type?: string; url?: string; directory?: string };
  engines?: { node?: string };
  sideEffects?: boolean | string[];
  type?: string;
  bin?: Record<string, string>;
  exports: Record<string, unknown>;
  imports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** A package as its consumers get it. */
export interface PackedPackage {
  name: string;
  tarball: string;
  /** Where the tarball lies unpacked. */
  folder: string;
  manifest: PackedManifest;
  /** Entries that JavaScript can import, such as `.` and `./react`; style sheets and fonts are left out. */
  entries: string[];
}
