/** The least DATABASE_POOL: two connections for requests, and all that the jobs and `/readyz` need. */
export const LEAST_CONNECTIONS = 8;

/**
 * How the connections that a process may open (DATABASE_POOL) are shared out, so that all together are never more: one
 * for `/readyz`; for a process that does jobs three for their queue, one on which it hears of new ones and one for
 * housekeeping, else one; the rest for requests.
 */
export function shareConnections(total: number, doesJobs: boolean): { requests: number; jobs: number } {
  const jobs = doesJobs ? 3 : 1;
  const singles = doesJobs ? 3 : 1;
  return { requests: total - jobs - singles, jobs };
}
