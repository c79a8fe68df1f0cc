/** The minimum of DATABASE_POOL: two connections for requests, and what the jobs and `/readyz` need. */
export const MIN_CONNECTIONS = 8;

/**
 * Divides the connections that a process may open (DATABASE_POOL): one for `/readyz`; in a process that runs jobs three
 * for their queue, one that listens for new ones and one for housekeeping, otherwise one; the rest for requests.
 */
export function shareConnections(total: number, doesJobs: boolean): { requests: number; jobs: number } {
  const jobs = doesJobs ? 3 : 1;
  const singles = doesJobs ? 3 : 1;
  return { requests: total - jobs - singles, jobs };
}
