import type { APIRequestContext } from '@playwright/test';
import { SHOP } from './address.ts';
import { inDatabase } from './database.ts';
import type { Good } from './goods.ts';
import { bearer, type Customer, expect } from './shop.ts';

/** Buys a piece through the API and marks its seller order as delivered in the database. */
export async function deliver(request: APIRequestContext, customer: Customer, { line }: Good): Promise<void> {
  const response = await request.post(`${SHOP}/api/shop/orders/`, {
    headers: bearer(customer),
    data: {
      items: [line],
      full_name: 'Ayesha Khan',
      address: '12 Mall Road',
      city: 'Lahore',
      postal_code: '54000',
      email: customer.email,
      delivery: 'standard',
      payment_method: 'cashOnDelivery',
      total: line.price,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = await response.json();
  await inDatabase(`update seller_orders set status = 'DELIVERED' where order_id = ${Number(id)}`);
}

/** Marks a stitched order as delivered in the database. */
export async function deliverGarment({ id }: { id: number }): Promise<void> {
  await inDatabase(
    `with delivered as (update orders set status = 'DELIVERED', bill_status = 'PAID' where id = ${Number(id)} returning id)
     insert into order_events (order_id, action, from_status, to_status) select id, 'deliver', 'READY', 'DELIVERED' from delivered`,
  );
}
