/** An ad that was visited, as it was then. Kept in the browser only. [E10] */
export interface HistoryEntry {
  /** Address of a small picture; empty where the ad has none. */
  img: string;
  title: string;
  /** In words. */
  price: string;
  /** Path of the ad; each ad has one entry. */
  path: string;
  /** Day and time of the visit, in words of the page. */
  date: string;
  time: string;
  /** The same moment in milliseconds since 1970. */
  ts: number;
}
