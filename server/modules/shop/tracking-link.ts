import { orderMailWords } from '#words';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';

export function trackingLink(config: Pick<Config, 'publicUrl'>, trackingNumber: string) {
  return {
    label: orderMailWords.trackTheOrder,
    url: pageUrl(config, `/order_tracking?number=${encodeURIComponent(trackingNumber)}`),
  };
}
