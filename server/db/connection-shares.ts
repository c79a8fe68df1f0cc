export const MIN_CONNECTIONS = 9;

/**
 * Splits DATABASE_POOL: one connection for `/readyz`, one for announcements, five for jobs (one if this process runs no
 * jobs), the rest for requests.
 */
export function shareConnections(total: number, doesJobs: boolean): { requests: number; jobs: number } {
  const jobs = doesJobs ? 3 : 1;
  const singles = doesJobs ? 4 : 2;
  return { requests: total - jobs - singles, jobs };
}
