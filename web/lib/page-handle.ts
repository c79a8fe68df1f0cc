/** What a page of the shop says of itself in the `handle` of its route module. */
export interface PageHandle {
  /** The query parameters that its rendering on the server reads; all others are dropped. */
  query?: readonly string[];
  /** Whether the page is the same until the next release. */
  isStatic?: boolean;
}
