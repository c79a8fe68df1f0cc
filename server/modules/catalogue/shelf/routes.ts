import type { FastifyInstance } from 'fastify';
import {
  addShelfProduct,
  changeShelfStock,
  shelfProduct,
  shelfProducts,
  showShelfProduct,
  updateShelfProduct as updateShelfProductCall,
  uploadShelfPicture,
} from '../../../../contract/shelf.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { productsExport } from '../product-files/export-service.ts';
import { productsImport } from '../product-files/import-service.ts';
import { uploadPicture } from './pictures-service.ts';
import {
  addProduct,
  changeStock,
  listShelf,
  readShelfProduct,
  showProduct,
  updateShelfProduct,
} from './service.ts';

/** Per network, because each picture is decoded and encoded again. */
const PICTURES_PER_MINUTE = 60;

export function shelfRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, storage } = deps;
  deps.transferKinds.addExport(productsExport);
  deps.transferKinds.addImport(productsImport);

  serve(app, deps, shelfProducts, ({ actor, query }) => listShelf(db, actor, query));

  serve(app, deps, shelfProduct, ({ actor, params }) => readShelfProduct(db, actor, params.id));

  serve(app, deps, addShelfProduct, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => addProduct(tx, actor, body)),
  );

  serve(app, deps, updateShelfProductCall, async ({ actor, params, body }) => {
    const { product, dropped } = await db.transaction((tx) => updateShelfProduct(tx, actor, params.id, body));
    // If this fails, the sweep of orphaned files removes them later.
    await Promise.allSettled(dropped.map((key) => storage.remove(key)));
    return product;
  });

  serve(app, deps, showShelfProduct, ({ actor, params, body }) =>
    db.transaction((tx) => showProduct(tx, actor, params.id, body.active)),
  );

  serve(app, deps, changeShelfStock, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => changeStock(tx, actor, params.id, body)),
  );

  serve(app, deps, uploadShelfPicture, ({ actor, uploads }) => uploadPicture(deps, actor, uploads.picture), {
    perMinute: PICTURES_PER_MINUTE,
  });
}
