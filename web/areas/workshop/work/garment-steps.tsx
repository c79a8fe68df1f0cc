import { useState } from 'react';
import { workshopWords } from '#words';
import { MAX_CLOTH_METRES } from '../../../../contract/constants/cloth.ts';
import { differencesOf } from '../../../../contract/finished-measures.ts';
import type { Unit } from '../../../../contract/measures.ts';
import type { WorkshopGarment, WorkshopOrder } from '../../../../contract/order-steps.ts';
import { typedMetres } from '../../../../contract/typed-number.ts';
import { PROGRESS_TONES } from '../../../features/orders/progress-tones.ts';
import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { isText } from '../../../lib/stored-shape.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import { useSettling } from '../../../ui/use-settling.ts';
import { ClothLeftField } from './cloth-left-field.tsx';
import type { GarmentWork, GarmentWorkAction } from './garment-work.ts';
import { doWork } from './outbox.ts';
import { isWithin } from './receive-dialog.tsx';
import { forgetSaid, SayDialog } from './say-dialog.tsx';
import { itemIn } from './sheet-facts.ts';
import { InPageLanguage, useLineMark } from './sheet-frame.tsx';
import { garmentAt } from './sheet-garments.ts';
import { forgetTyped, useTyped } from './use-typed.ts';

interface GarmentStepsProps {
  order: WorkshopOrder;
  garment: WorkshopGarment;
  unit: Unit;
}

/** How far a garment of several is, and the steps of its own (workshop-45). They wait without a network like others. */
export function GarmentSteps({ order, garment, unit }: GarmentStepsProps) {
  const { words } = useSheetTongue();
  const mark = useLineMark();
  const [isAsking, setAsking] = useState(false);
  const [photos, setPhotos] = useState<File[]>([]);
  const leftName = `cloth-left.${order.id}.${garment.id}`;
  const [left, setLeft] = useTyped(leftName, () => '', isText);
  const [isLeftWrong, setLeftWrong] = useState(false);
  const { progress } = garment;
  const actions = garment.actions.filter((action) => action !== 'cancel');
  const offered = `${garment.id} ${progress} ${actions.join(' ')}`;
  const { isSettling, settleAgain } = useSettling(offered);
  const state = useFocusOnChange<HTMLParagraphElement>(offered, { ifLost: true });
  const differences = differencesOf(garment.measures?.values ?? {}, garment.finished?.values ?? {});

  const asksForLeft = actions.includes('make_ready') && garment.item_type !== 'shoes';

  async function take(said: GarmentWork['said']) {
    setAsking(false);
    const metres = said.action === 'make_ready' ? typedMetres(left) : null;
    const isWrong = metres !== null && !isWithin(metres, 0, MAX_CLOTH_METRES);
    setLeftWrong(isWrong);
    if (isWrong) return;
    settleAgain();
    setPhotos([]);
    if (metres !== null) forgetTyped(leftName);
    if (said.action === 'make_ready') forgetSaid(order.id, 'make_ready', garment.id);
    const of = garmentAt(order, garment.id);
    await doWork(order, {
      kind: 'garment',
      garment: garment.id,
      ...(of && { of }),
      said: { ...said, ...(metres === null ? {} : { cloth_left: metres }) },
      photo: photos[0],
      expectedProgress: progress,
    });
  }

  const press = (action: GarmentWorkAction) =>
    action === 'make_ready' && differences.length > 0 ? setAsking(true) : void take({ action });

  return (
    <div className="flex flex-wrap items-center gap-3">
      <p ref={state} tabIndex={-1} {...mark('progress')}>
        <Badge tone={PROGRESS_TONES[progress]}>{words.progressNames[progress]}</Badge>
      </p>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'rework' ? 'quiet' : 'secondary'}
          aria-label={words.stepOfGarment({
            step: words.garmentSteps[action],
            garment: itemIn(words, garment),
          })}
          pending={isSettling}
          onClick={() => press(action)}
        >
          {words.garmentSteps[action]}
        </Button>
      ))}
      {actions.length > 0 && (
        <InPageLanguage>
          <details className="w-full" open={isLeftWrong || undefined}>
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
              {asksForLeft ? workshopWords.addAPhotoOrClothLeft : workshopWords.addAPhoto}
            </summary>
            <div className="flex flex-col gap-4 pt-2">
              <PicturePicker
                {...picturePicking}
                label={workshopWords.photo}
                optional
                noun="photo"
                hint={workshopWords.theCustomerSeesItWithTheStep}
                pictures={photos}
                onPictures={setPhotos}
              />
              {asksForLeft && <ClothLeftField value={left} isWrong={isLeftWrong} onChange={setLeft} />}
            </div>
          </details>
        </InPageLanguage>
      )}
      {isAsking && (
        <InPageLanguage>
          <SayDialog
            order={order}
            garment={garment.id}
            action="make_ready"
            unit={unit}
            differences={differences}
            onClose={() => setAsking(false)}
            onSaid={({ reason }) =>
              void take({ action: 'make_ready', despite_difference: true, ...(reason && { reason }) })
            }
          />
        </InPageLanguage>
      )}
    </div>
  );
}
