/** What an in-process call of the API answers. */
export interface InProcessAnswer {
  statusCode: number;
  body: string;
}

/** What a rendering is cached under. */
export interface PageKey {
  /** The address without the parameters that its page does not read. */
  address: string;
  /** Whether the page stays the same until the next release. */
  isStatic: boolean;
}

/** What the built pages offer the server: two functions, so that neither side imports the other. */
export interface ServerBuild {
  pageAt(address: string): Promise<PageKey>;
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
