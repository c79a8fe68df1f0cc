import { sql } from 'drizzle-orm';
import type { Invariant } from './verification-queries.ts';

const active = sql`
  select t.user_id from tailors t where t.active and not t.in_house
  union all select b.user_id from brands b where b.active`;

export const INVARIANTS_OF_SELLERS: readonly Invariant[] = [
  {
    what: 'a seller who is on hold for the identity and sells',
    rows: sql`select i.user_id as id from seller_identities i join (${active}) s on s.user_id = i.user_id where i.on_hold`,
  },
  {
    what: 'a seller who sells without the identity that the shop requires',
    rows: sql`select s.user_id as id from (${active}) s left join seller_identities i on i.user_id = s.user_id
      where i.state is distinct from 'checked' and (select seller_identity_required from order_settings)`,
  },
  {
    what: 'a document of an identity that is public, or a file of somebody else',
    rows: sql`select d.user_id as id from seller_documents d join files f on f.id = d.file_id
      where f.published or f.owner_id is distinct from d.user_id`,
  },
];
