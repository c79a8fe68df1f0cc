import { shelfWords } from '#words';
import { EditedProductForm } from '../../../contract/shelf.ts';
import { validate } from '../../../contract/validation.ts';
import { checkResolver } from '../../lib/check-schema.ts';
import { type ProductValues, requestOf } from './product-values.ts';

/** The contract's checks; the form sends what was typed. */
export const productResolver = (kind: 'brand' | 'culture') =>
  checkResolver<ProductValues>((values) => {
    const checked = validate(EditedProductForm, { ...requestOf(values), version: 1 });
    const errors = checked.ok ? {} : checked.errors;
    const place = kind === 'brand' ? 'section' : 'collection';
    if (values[place] === '') errors[place] = [shelfWords.chooseWhereItIsShown];
    return Object.keys(errors).length === 0 ? { ok: true, data: values } : { ok: false, errors };
  });
