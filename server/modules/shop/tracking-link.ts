import type { Config } from '../../config.ts';

export function trackingLink(config: Pick<Config, 'publicUrl'>, trackingNumber: string) {
  return {
    label: 'Track the order',
    url: `${config.publicUrl}/order_tracking?number=${encodeURIComponent(trackingNumber)}`,
  };
}
