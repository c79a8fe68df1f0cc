import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Db, preparedOnce } from '../../db/client.ts';
import { statisticsOf } from './statistics-queries.ts';
import { ofName, type WordQuery } from './word-query.ts';
import { isFew } from './word-statistics.ts';

/** Ids of what a search finds, each list in its order and one longer than asked when there is more. */
export interface FoundIds {
  products: number[];
  brands: number[];
  tailors: number[];
}

/** How many finds of each kind are wanted. */
export interface Limits {
  products: number;
  brands: number;
  tailors: number;
}

/** The tables that are searched: which rows, and which come first among many. */
const KINDS = {
  products: { table: 'products', listed: sql`active`, order: sql`sold desc, id`, columns: sql`id, sold` },
  brands: {
    table: 'brands',
    listed: sql`active`,
    order: sql`product_count desc, id`,
    columns: sql`id, product_count`,
  },
  tailors: {
    table: 'tailors',
    listed: sql`active and not in_house`,
    order: sql`score desc, orders_delivered desc, id`,
    columns: sql`id, score, orders_delivered`,
  },
} as const satisfies Record<keyof Limits, { table: string; listed: SQL; order: SQL; columns: SQL }>;

/** Whether few rows of a kind fit, by their names and by all that is told of them: that decides how they are found. */
type Shape = Record<keyof Limits, { named: boolean; told: boolean }>;

/** Finds by full-text search: matches in the name first, then the popular ones. One statement, for each costs a way there and back. */
export async function findIds(db: Db, query: WordQuery, limits: Limits): Promise<FoundIds> {
  const few = async (kind: keyof Limits) => {
    const statistics = await statisticsOf(db, KINDS[kind].table);
    return { named: isFew(statistics, ofName(query.words)), told: isFew(statistics, query.words) };
  };
  const [products, brands, tailors] = await Promise.all([few('products'), few('brands'), few('tailors')]);
  const { anywhere, inName } = query;
  const [found] = await statement(db, { products, brands, tailors }, limits).execute({ anywhere, inName });
  return found ?? { products: [], brands: [], tailors: [] };
}

type Statement = ReturnType<ReturnType<typeof allFinds>['prepare']>;

/** The statements by their names, each built when it is first needed. */
const statementsOn = preparedOnce(() => new Map<string, Statement>());

function statement(db: Db, shape: Shape, limits: Limits): Statement {
  const kinds = (['products', 'brands', 'tailors'] as const).map(
    (kind) => `${limits[kind]}${shape[kind].named ? 'n' : ''}${shape[kind].told ? 't' : ''}`,
  );
  const name = ['search', ...kinds].join('_');
  const known = statementsOn(db);
  const kept = known.get(name) ?? allFinds(db, shape, limits).prepare(name);
  known.set(name, kept);
  return kept;
}

function allFinds(db: Db, shape: Shape, limits: Limits) {
  const found = (kind: keyof Limits) => sql<number[]>`array(${finds(kind, shape[kind], limits[kind] + 1)})`;
  return db
    .select({ products: found('products'), brands: found('brands'), tailors: found('tailors') })
    .from(sql`(select) as once`);
}

/** The ids of one kind: those found by name, and only if these are not enough the others. */
function finds(kind: keyof Limits, few: Shape[keyof Limits], most: number): SQL {
  const { order } = KINDS[kind];
  const inName = sql.placeholder('inName');
  // In the statement itself, so that PostgreSQL sees that a plan made once is as good as one made for these words.
  const wanted = sql.raw(String(most));
  const named = matches(kind, inName, { few: few.named, wanted });
  const others = matches(kind, sql.placeholder('anywhere'), {
    few: few.told,
    wanted,
    but: sql`(select count(*) from named) < ${wanted} and not search @@ ${inName}::tsquery`,
  });
  return sql`with named as materialized (${named}), others as materialized (${others})
    select id from (select 0 as place, * from named union all select 1, * from others) finds
    order by place, ${order} limit ${wanted}`;
}

/**
 * The first matches in the order of the list. Few are all taken from the index of words, then sorted; to meet the first
 * of many one walks along the list, for which the index of words is passed by with the function behind its operator.
 */
function matches(
  kind: keyof Limits,
  asked: Placeholder,
  { few, wanted, but }: { few: boolean; wanted: SQL; but?: SQL },
): SQL {
  const { table, listed, order, columns } = KINDS[kind];
  const from = sql`select ${columns} from ${sql.raw(table)} where ${listed}${but && sql` and ${but}`}`;
  return few
    ? sql`with met as materialized (${from} and search @@ ${asked}::tsquery)
        select * from met order by ${order} limit ${wanted}`
    : sql`${from} and ts_match_vq(search, ${asked}::tsquery) order by ${order} limit ${wanted}`;
}
