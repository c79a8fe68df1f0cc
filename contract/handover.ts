import { z } from 'zod';
import { checkWords } from '#words';
import { OrderAddressText } from './addresses.ts';
import { COUNTRIES } from './constants/countries.ts';
import { COURIERS, HANDOVERS, PAYMENT_TYPES } from './constants/orders.ts';
import { unlessEmpty } from './text.ts';

export const Handover = z.enum(HANDOVERS);
export type Handover = z.infer<typeof Handover>;
export const PaymentType = z.enum(PAYMENT_TYPES);
export type PaymentType = z.infer<typeof PaymentType>;

export const HANDOVER_FIELDS = {
  payment_type: PaymentType,
  pickup: Handover,
  delivery: Handover,
  country: z
    .enum(COUNTRIES, { error: () => checkWords.chooseACountry })
    .default('PK')
    .meta({ description: 'Where the customer lives; abroad, the shop collects and delivers' }),
  courier: z.enum(COURIERS).default('ECONOMY').meta({ description: 'Where the settings offer express' }),
  collection_address: unlessEmpty(OrderAddressText).meta({
    description: 'For pickup BY_SHOP; the default address when left out',
  }),
  delivery_address: unlessEmpty(OrderAddressText).meta({
    description: 'For delivery BY_SHOP; the default address when left out',
  }),
};

/** How cloth and garment travel, the addresses, and the payment (orders-13). */
export const HandoverForm = z.object(HANDOVER_FIELDS);
export type HandoverForm = z.output<typeof HandoverForm>;
