export interface InProcessAnswer {
  statusCode: number;
  body: string;
}

export interface PageKey {
  /** Without parameters that the page ignores. */
  address: string;
  /** Unchanged until the next release. */
  isStatic: boolean;
}

/** Two functions, so that web and server do not import each other. */
export interface ServerBuild {
  pageAt(address: string): Promise<PageKey>;
  /**
   * Renders a page; a page that throws is rendered with a status from 500. `api` makes an in-process GET, or a POST if
   * there is a `body`; `report` gets errors.
   */
  render(
    request: Request,
    api: (address: string, body?: object) => Promise<InProcessAnswer>,
    report: (error: unknown) => void,
  ): Promise<Response>;
}
