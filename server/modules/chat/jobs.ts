import type { Deps } from '../../deps.ts';
import { handOver } from './inbox/service.ts';

export function chatJobs(deps: Deps): void {
  deps.jobs.handle('chat.hand-over', () => handOver(deps));
  deps.jobs.schedule('chat.hand-over', '* * * * *');
}
