import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { clothWords } from '#words';
import { isMeasured, wearerOf, wearerOfSize } from '../../../../contract/cloth-bodies.ts';
import { CLOTH_WIDTHS, clothNeeds, LINING_WIDTH } from '../../../../contract/cloth-needs.ts';
import type { DesignChoices } from '../../../../contract/design-features.ts';
import type { DressTypeCode } from '../../../../contract/garments.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { TailorType } from '../../../../contract/tailors.ts';
import { lengthInWords } from '../../../lib/cloth-length.ts';
import { recordName } from '../../../lib/record-name.ts';
import { CheckField, SelectField } from '../../../ui/field.tsx';
import type { OrderFields } from './draft.ts';
import { useMeasurementRecords } from './use-measurement-records.ts';

const USUAL_WIDTH = 54;
const NARROW_WIDTH = 44;

interface ClothEstimateProps {
  dressType: DressTypeCode;
  trade: TailorType;
}

/** How much cloth the garment needs, by the chosen record and design (cloth-4). */
export default function ClothEstimate(garment: ClothEstimateProps) {
  const { watch } = useFormContext<OrderFields>();
  const [choices, source, measurement] = watch(['design_choices', 'measurement_source', 'measurement']);
  const records = useMeasurementRecords();
  const list = source === 'STORE' && records.state === 'loaded' ? records.list : [];
  const record = list.find(({ id }) => String(id) === measurement);
  return <ClothFor {...garment} choices={choices} record={record} records={list} />;
}

interface ClothForProps extends ClothEstimateProps {
  choices?: DesignChoices;
  /** Of the wearer; a usual size counts without one. */
  record: Measurement | undefined;
  /** All that can be chosen, among which it is named. */
  records: readonly Measurement[];
}

/** How much cloth a garment needs, at a width to choose. */
export function ClothFor({ dressType, trade, choices, record, records }: ClothForProps) {
  const [width, setWidth] = useState<number>(USUAL_WIDTH);
  const [isMatched, setMatched] = useState(false);
  const wearer = record
    ? wearerOf(record)
    : wearerOfSize(trade === 'Gents Tailor' ? 'male' : 'female', 'adult', 'M');
  const otherWidth = width === NARROW_WIDTH ? USUAL_WIDTH : NARROW_WIDTH;
  const [main, ...besides] = clothNeeds(dressType, wearer, { width, choices, isMatched });
  const [otherMain] = clothNeeds(dressType, wearer, { width: otherWidth, choices, isMatched });
  return (
    <div className="flex flex-col gap-3 rounded-2xl border border-hairline bg-card p-4 sm:p-5">
      <div role="status" className="figures">
        <p className="font-semibold">
          {clothWords.youNeedAbout({
            length: lengthInWords(main?.metres ?? 0, 'needed'),
            width,
            otherLength: lengthInWords(otherMain?.metres ?? 0, 'needed'),
            otherWidth,
          })}
        </p>
        {besides.length > 0 && (
          <ul>
            {besides.map(({ cloth, metres }) => {
              const length = lengthInWords(metres, 'needed');
              return (
                <li key={cloth}>
                  {cloth === 'lining'
                    ? clothWords.lining({ length, width: LINING_WIDTH })
                    : clothWords.besides({ cloth: clothWords.cloths[cloth], length })}
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <p className="text-sm text-muted">
        {record && isMeasured(wearer)
          ? clothWords.byTheMeasuresOf({ label: recordName(record, records) })
          : clothWords.forAUsualSize}{' '}
        {clothWords.theTailorMayNeedMore}
      </p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <SelectField
          label={clothWords.widthOfTheCloth}
          className="w-40"
          value={width}
          onChange={({ currentTarget }) => setWidth(Number(currentTarget.value))}
        >
          {CLOTH_WIDTHS.map((inches) => (
            <option key={inches} value={inches}>
              {clothWords.inInches({ width: inches })}
            </option>
          ))}
        </SelectField>
        <CheckField
          label={clothWords.matchThePrint}
          checked={isMatched}
          onChange={({ currentTarget }) => setMatched(currentTarget.checked)}
        />
      </div>
    </div>
  );
}
