import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { orderFormWords, shelfClothWords } from '#words';
import { MAX_SHELF_PIECES } from '../../../../contract/constants/cloth.ts';
import { issueSentence } from '../../../../contract/validation.ts';
import { piecesOf } from '../book-tailor/cloth.ts';
import type { FormFields, PictureName } from '../book-tailor/draft.ts';
import { type AskedField, checkAsked, GARMENT_CHECKS } from '../book-tailor/order-schema.ts';

/**
 * The contract's checks of a garment, with a message per field; `kept` pictures need not be sent (orders-105), and the
 * shop chooses what an open garment leaves out (orders-171).
 */
export function garmentResolver(kept: readonly PictureName[], isOpen: boolean) {
  const schema = garmentSchema(kept, isOpen);
  return zodResolver<FormFields, unknown, FormFields>(schema as never, { error: issueSentence });
}

export function garmentSchema(kept: readonly PictureName[], isOpen: boolean) {
  const checks = isOpen
    ? { ...GARMENT_CHECKS, dress_type: z.string(), fabric_type: z.string() }
    : GARMENT_CHECKS;
  return z.looseObject(checks).superRefine((values, context) => {
    const { dress_design, measurement_source, measurement_picture } = values;
    const report = (path: PictureName | AskedField | 'cloth_variant' | 'cloth_quantity', message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    checkAsked(values, report);
    if (values.cloth_source === 'SHELF' && values.cloth_variant === '')
      report('cloth_variant', shelfClothWords.notSoldAnyMore);
    if (values.cloth_source === 'SHELF' && piecesOf(values) === 0)
      report('cloth_quantity', orderFormWords.writeANumberOfPieces({ most: MAX_SHELF_PIECES }));
    if (!dress_design && !kept.includes('dress_design')) {
      report('dress_design', orderFormWords.addAPictureOfTheDesign);
    }
    if (measurement_source === 'UPLOAD' && !measurement_picture && !kept.includes('measurement_picture')) {
      report('measurement_picture', orderFormWords.addThePictureOfYourMeasurements);
    }
  });
}
