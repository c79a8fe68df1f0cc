import type { Deps } from '../../deps.ts';
import { handOver } from './inbox/service.ts';
import { receive, resumeInbound } from './whatsapp/inbound-service.ts';

export function chatJobs(deps: Deps): void {
  deps.jobs.handle('chat.hand-over', () => handOver(deps));
  deps.jobs.schedule('chat.hand-over', '* * * * *');
  deps.jobs.handle('whatsapp.receive', ({ inboundId }) => receive(deps, inboundId));
  deps.jobs.handle('whatsapp.receive-picture', ({ inboundId }) => receive(deps, inboundId));
  deps.jobs.handle('whatsapp.resume', () => resumeInbound(deps));
  deps.jobs.schedule('whatsapp.resume', '* * * * *');
}
