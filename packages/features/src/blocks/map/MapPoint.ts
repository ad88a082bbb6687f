/** A place on a map, with the page that it leads to. */
export interface MapPoint {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  /** Short text on its pin, such as a rating; absent: a pin without words. */
  readonly label?: string;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
}

/** A town whose name a map shows, by its number of people. */
export interface MapTown {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
}

/** Files of a map that the app which serves the page knows. */
export interface MapAddresses {
  /** MapLibre's worker, a file of its own because of the content policy. */
  readonly workerUrl: string;
  /** A MapLibre style of the operator; absent or null: land and borders from our own file, and no other server is asked. */
  readonly styleUrl?: string | null;
}
