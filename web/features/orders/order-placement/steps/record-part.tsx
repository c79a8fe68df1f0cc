import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { orderFormWords } from '#words';
import type { Measurement } from '../../../../../contract/measurements.ts';
import FitChooser from '../../../measurements/components/fit-chooser.tsx';
import type { LengthValues } from '../../book-tailor/garment-shape.ts';
import LengthFields from '../../book-tailor/steps/length-fields.tsx';
import { RecordNotice } from '../../book-tailor/steps/record-notice.tsx';

interface RecordPartProps {
  record: Measurement;
  length: UseFormReturn<LengthValues>;
}

/**
 * What is to be known of the record that is taken: whether it is a child's and old (measurements-17), the length of a
 * kameez (measurements-22), and what did not fit before (orders-213). The dress type is open here.
 */
export default function RecordPart({ record, length }: RecordPartProps) {
  return (
    <>
      <RecordNotice record={record} dressType="" back="/order_placement?step=measurement" />
      {record.top_length === null && (
        <FormProvider {...length}>
          <LengthFields record={record} hint={orderFormWords.onlyOfAKameez} />
        </FormProvider>
      )}
      <FitChooser key={record.id} record={record} dressType={null} />
    </>
  );
}
