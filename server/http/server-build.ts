/** What an in-process call of the API answers. */
export interface InProcessAnswer {
  statusCode: number;
  body: string;
}

/** What the built pages offer the server: two functions, so that neither side imports the other. */
export interface ServerBuild {
  /**
   * The cache key of an address: the address without the parameters that its page does not read, and whether the page is
   * the same until the next release.
   */
  pageAt(address: string): Promise<{ address: string; isStatic: boolean }>;
  /**
   * Renders the page for a request; a page that fails is rendered too, with a status from 500. `api` makes a GET of the
   * API in process, `report` is told what went wrong beside what the API refused.
   */
  render(
    request: Request,
    api: (address: string) => Promise<InProcessAnswer>,
    report: (error: unknown) => void,
  ): Promise<Response>;
}
