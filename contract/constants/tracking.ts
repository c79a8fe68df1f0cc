/** The stages of the public timeline, in their order (tracking-3). */
export const TRACKING_STAGES = [
  'Order Placed',
  'In Production',
  'Quality Check',
  'Shipped',
  'Delivered',
] as const;

/** The stages of ready-made goods, which nobody stitches first. */
export const GOODS_STAGES = ['Order Placed', 'Packed', 'Shipped', 'Delivered'] as const;
