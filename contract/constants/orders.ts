export const ORDER_STATUSES = [
  'PLACED',
  'CONFIRMED',
  'ACCEPTED',
  'DECLINED',
  'IN_PRODUCTION',
  'QUALITY_CHECK',
  'READY',
  'SHIPPED',
  'DELIVERED',
  'ALTERATION',
  'CANCELLED',
] as const;

/** Statuses of a bulk order (bulk-2). */
export const BULK_STATUSES = [
  'REQUESTED',
  'QUOTED',
  'ACCEPTED',
  'IN_PRODUCTION',
  'QUALITY_CHECK',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const;

/** Garments of one order (orders-100). */
export const MAX_GARMENTS = 12;
/** How far one garment is; the order's status follows from them (orders-110). */
export const GARMENT_PROGRESS = ['WAITING', 'STITCHING', 'CHECKING', 'READY', 'CANCELLED'] as const;
/** Limits of a customer's unfinished stitched orders, and of a customer with an unproven address. */
export const MAX_OPEN_ORDERS = 20;
export const UNPROVEN_MAX_OPEN_ORDERS = 3;

export const ITEM_TYPES = ['dress', 'shoes'] as const;

/** Enumerations on the wire (orders-3, orders-17). */
export const DELIVERY_TYPES = ['NORMAL', 'URGENT'] as const;
export const HANDOVERS = ['BY_OWN', 'BY_SHOP'] as const;
/** Couriers abroad; express only if staff have set its price (orders-44). */
export const COURIERS = ['ECONOMY', 'EXPRESS'] as const;
/** Named as the courier of a parcel that the shop's own rider brings (backoffice-26). */
export const OWN_RIDER = 'OWN_RIDER';
/** What a garment is needed for (orders-65). */
export const OCCASIONS = ['EID', 'MEHNDI', 'BARAT', 'WALIMA', 'SCHOOL', 'TRAVEL', 'OTHER'] as const;
/** Where the cloth of a garment comes from, and the ones that are chosen by garment (orders-150). */
export const CLOTH_SOURCES = ['BROUGHT', 'COLLECTED', 'POSTED', 'SHELF'] as const;
export const CHOSEN_CLOTH_SOURCES = ['POSTED', 'SHELF'] as const;
/** As the database has them; SAMPLE is UPLOAD without a picture there (decision 0109). */
export const STORED_SOURCES = ['STORE', 'UPLOAD'] as const;
export const MEASUREMENT_SOURCES = [...STORED_SOURCES, 'SAMPLE'] as const;
/** Who decides the length of a kameez where no measure says it: the tailor, or the picture of the design (orders-75). */
export const LENGTH_CHOICES = ['TAILOR', 'PICTURE'] as const;

/** Of a link by which somebody gives their measures; it never outlives its unconfirmed order. */
export const MEASURE_LINK_DAYS = 14;
/** `ADVANCE`: before the stitching, if no cash can be collected (orders-40). */
export const PAYMENT_TYPES = ['COD', 'ADVANCE'] as const;
export const BILL_STATUSES = ['UNPAID', 'PARTIALLY_PAID', 'PAID', 'REFUNDED'] as const;
export const CONTACT_STATUSES = ['NOT_CONTACTED', 'CONTACTED', 'UNREACHABLE'] as const;
export const USER_CONFIRMATIONS = ['PENDING', 'CONFIRMED'] as const;

export const ORDER_PAGE_SIZE = 10;
export const OWN_ORDERS_PAGE_SIZE = 10;

/** Rupees; no single price is higher. */
export const MAX_PRICE = 10_000_000;
/** Rupees; the largest total that the database stores. */
export const MAX_TOTAL = 2_147_483_647;

/** Sources of measurements in the wizard, and what each stands for on the wire. */
export const MEASUREMENT_OPTIONS = { Upload: 'UPLOAD', get: 'STORE', Sample: 'SAMPLE' } as const;

export const MAX_SHOE_SIZE = 60;

/** Business types of /order_placement. */
export const BUSINESS_TYPES = ['RETAIL', 'WholeSale', 'Start_up'] as const;

export const MAX_BULK_PIECES = 100_000;

export const BULK_ORDER_PAGE_SIZE = 10;

/** Stages of a stitched or bulk order (tracking-3). */
export const TRACKING_STAGES = [
  'Order Placed',
  'In Production',
  'Quality Check',
  'Shipped',
  'Delivered',
] as const;

export const GOODS_STAGES = ['Order Placed', 'Packed', 'Shipped', 'Delivered'] as const;
