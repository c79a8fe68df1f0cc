/** What a page of the shop says of itself in the `handle` of its route module. */
export interface PageHandle {
  /** The parameters of its address that the server's rendering reads: all others change nothing and are dropped. */
  query?: readonly string[];
  /** Whether the page is the same until the next release. */
  isLasting?: boolean;
}
