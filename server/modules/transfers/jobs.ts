import type { Deps } from '../../deps.ts';
import { runTransfer } from './run-service.ts';

export function transferJobs(deps: Deps): void {
  deps.jobs.handle('transfers.run', ({ transferId }) => runTransfer(deps, transferId));
}
