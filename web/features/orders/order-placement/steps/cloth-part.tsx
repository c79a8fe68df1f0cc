import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { clothWords, garmentWords, orderFormWords } from '#words';
import { type DressTypeCode, dressTypesFor } from '../../../../../contract/garments.ts';
import { SelectField } from '../../../../ui/field.tsx';
import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../../ui/states.tsx';
import ClothChoice from '../../book-tailor/cloth-choice.tsx';
import { useMeasurementRecords } from '../../book-tailor/use-measurement-records.ts';
import type { SingleFields } from '../draft.ts';
import type { StepProps } from './step-props.ts';

const loadClothFor = async () => ({
  default: (await import('../../book-tailor/cloth-estimate.tsx')).ClothFor,
});

/**
 * Where the cloth comes from (orders-211, orders-222) and how much is needed (orders-214). The dress type is chosen for
 * this only, as support agrees it later.
 */
export function ClothPart({ answers: { gender, measurement_option } }: Pick<StepProps, 'answers'>) {
  const [dressType, setDressType] = useState<DressTypeCode | ''>('');
  const { watch } = useFormContext<SingleFields>();
  const records = useMeasurementRecords();
  const trade = gender === 'male' ? 'Gents Tailor' : 'Ladies Tailor';
  const list = measurement_option === 'get' && records.state === 'loaded' ? records.list : [];
  const [record] = list;
  return (
    <>
      <ClothChoice dressType={dressType} trade={trade} offered={[]} record={record} mayPost />
      <SelectField
        label={clothWords.howMuchDoINeed}
        optional
        hint={clothWords.chooseAGarmentToCount}
        value={dressType}
        onChange={({ currentTarget }) => setDressType(currentTarget.value as DressTypeCode | '')}
      >
        <option value="">{orderFormWords.choose}</option>
        {dressTypesFor(trade).map(({ code }) => (
          <option key={code} value={code}>
            {garmentWords.dressTypes[code]}
          </option>
        ))}
      </SelectField>
      {dressType !== '' && watch('cloth_source') !== 'SHELF' && (
        <LazyPart load={loadClothFor} skeleton={<Skeleton className="h-44" />}>
          {(ClothFor) => (
            <ClothFor key={dressType} dressType={dressType} trade={trade} record={record} records={list} />
          )}
        </LazyPart>
      )}
    </>
  );
}
