/** The `handle` of a route module. */
export interface PageHandle {
  /** The query parameters that server rendering reads; all others are dropped. */
  query?: readonly string[];
  /** True when the page changes with releases only. */
  isStatic?: boolean;
}
