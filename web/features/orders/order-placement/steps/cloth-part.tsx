import { useState } from 'react';
import { clothWords, garmentWords, orderFormWords, shelfClothWords } from '#words';
import { type DressTypeCode, dressTypesFor } from '../../../../../contract/garments.ts';
import { SelectField } from '../../../../ui/field.tsx';
import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../../ui/states.tsx';
import { FormSection } from '../../book-tailor/steps/form-section.tsx';
import { PostedField } from '../../book-tailor/steps/posted-field.tsx';
import { useMeasurementRecords } from '../../book-tailor/use-measurement-records.ts';
import type { StepProps } from './step-props.ts';

/** Whether the cloth is posted, and how much is needed (orders-211, orders-214). */
export function ClothPart({ answers }: Pick<StepProps, 'answers'>) {
  return (
    <FormSection title={shelfClothWords.theCloth}>
      <PostedField />
      <HowMuch answers={answers} />
    </FormSection>
  );
}

const loadClothFor = async () => ({
  default: (await import('../../book-tailor/cloth-estimate.tsx')).ClothFor,
});

/** The dress type is chosen for this only, as support agrees it later. */
function HowMuch({ answers: { gender, measurement_option } }: Pick<StepProps, 'answers'>) {
  const [dressType, setDressType] = useState<DressTypeCode | ''>('');
  const records = useMeasurementRecords();
  const trade = gender === 'male' ? 'Gents Tailor' : 'Ladies Tailor';
  const list = measurement_option === 'get' && records.state === 'loaded' ? records.list : [];
  return (
    <>
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
      {dressType !== '' && (
        <LazyPart load={loadClothFor} skeleton={<Skeleton className="h-44" />}>
          {(ClothFor) => (
            <ClothFor key={dressType} dressType={dressType} trade={trade} record={list[0]} records={list} />
          )}
        </LazyPart>
      )}
    </>
  );
}
