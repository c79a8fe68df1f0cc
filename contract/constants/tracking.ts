/** Of a stitched or bulk order (tracking-3). */
export const TRACKING_STAGES = [
  'Order Placed',
  'In Production',
  'Quality Check',
  'Shipped',
  'Delivered',
] as const;

export const GOODS_STAGES = ['Order Placed', 'Packed', 'Shipped', 'Delivered'] as const;
