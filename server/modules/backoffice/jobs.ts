import type { Deps } from '../../deps.ts';
import { foldFigures } from './dashboard-service.ts';

export function backOfficeJobs(deps: Deps): void {
  deps.jobs.handle('backoffice.fold-figures', () => foldFigures(deps.db));
  deps.jobs.schedule('backoffice.fold-figures', '* * * * *');
}
