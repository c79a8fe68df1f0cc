import { toNestErrors } from '@hookform/resolvers';
import type { Resolver } from 'react-hook-form';
import { EditedProductForm } from '../../../contract/shelf.ts';
import { validate } from '../../../contract/validation.ts';
import { type ProductValues, requestOf } from './product-values.ts';

/** The contract's checks; the form sends what was typed. */
export function productResolver(kind: 'brand' | 'culture'): Resolver<ProductValues> {
  return (values, _context, options) => {
    const checked = validate(EditedProductForm, { ...requestOf(values), version: 1 });
    const errors = checked.ok ? {} : checked.errors;
    const place = kind === 'brand' ? 'section' : 'collection';
    if (values[place] === '') errors[place] = ['Choose where it is shown.'];
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    const found = Object.entries(errors).map(([name, [message]]) => [name, { type: 'contract', message }]);
    return { values: {}, errors: toNestErrors(Object.fromEntries(found), options) };
  };
}
