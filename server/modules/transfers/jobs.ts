import type { Deps } from '../../deps.ts';
import { resumeLost, runTransfer } from './run-service.ts';

export function transferJobs(deps: Deps): void {
  deps.jobs.handle('transfers.run', ({ transferId }) => runTransfer(deps, transferId));
  deps.jobs.handle('transfers.resume', () => resumeLost(deps));
  deps.jobs.schedule('transfers.resume', '7,22,37,52 * * * *');
}
