/** What an in-process call of the API answers. */
export interface InProcessAnswer {
  statusCode: number;
  body: string;
}

/** What the built pages offer the server: one function, so that neither side imports the other. */
export interface ServerBuild {
  /**
   * Renders the page for a request. `api` makes a GET of the API in process; `routes` is the module of the build
   * itself when it is not the one that was imported (development).
   */
  render(
    request: Request,
    api: (address: string) => Promise<InProcessAnswer>,
    routes?: unknown,
  ): Promise<Response>;
}
