import { type FormEvent, useState } from 'react';
import { sampleWords, workshopWords } from '#words';
import { garmentsDisputed } from '../../../../contract/cloth-come.ts';
import { openObjections } from '../../../../contract/cloth-words.ts';
import {
  MAX_BAG_TAG_LENGTH,
  MAX_CLOTH_METRES,
  MAX_CLOTH_PIECES,
  MAX_FAULTS_LENGTH,
  MIN_CLOTH_METRES,
} from '../../../../contract/constants/cloth.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { typedMetres, typedNumber } from '../../../../contract/typed-number.ts';
import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { isListOf, isNumber, isShape, isText } from '../../../lib/stored-shape.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import { SampleTicks } from './sample-ticks.tsx';
import { samplesToCome } from './sample-work.ts';
import { draftOfSaid } from './say-dialog.tsx';
import { itemIn } from './sheet-facts.ts';
import { severalGarments } from './sheet-garments.ts';
import { useTyped } from './use-typed.ts';
import type { Said } from './waiting-work.ts';

interface ReceiveDialogProps {
  order: Pick<WorkshopOrder, 'id' | 'cloth_missing' | 'cloth_receipts' | 'garments'>;
  onClose: () => void;
  onSaid: (said: Said, photo: File | undefined) => void;
}

const words = workshopWords.receiptDialog;

const isTyped = isShape({
  metres: isText,
  pieces: isText,
  faults: isText,
  bagTag: isText,
  /** Ids of the garments whose sample has come. */
  samples: isListOf(isNumber),
  /** Ids of the garments whose cloth has come. */
  garments: isListOf(isNumber),
});

/**
 * What has come of the cloth, for all garments or some (orders-193); a correction begins with the receipt before it
 * (orders-81).
 */
export function ReceiveDialog({ order, onClose, onSaid }: ReceiveDialogProps) {
  const { words: sheetWords } = useSheetTongue();
  const missing = order.cloth_missing ?? [];
  const several = severalGarments(order);
  const objections = openObjections(order.cloth_receipts);
  const disputed = garmentsDisputed(order.cloth_receipts, several);
  const offered = several.filter(({ id }) => missing.includes(id) || disputed.includes(id));
  const before = missing.length > 0 ? undefined : (objections[0] ?? order.cloth_receipts.at(-1));
  const [typed, setTyped] = useTyped(
    draftOfSaid(order.id, 'receive_cloth'),
    () => ({
      metres: before?.metres == null ? '' : String(before.metres),
      pieces: String(before?.pieces ?? 1),
      faults: before?.faults ?? '',
      bagTag: before?.bag_tag ?? '',
      samples: [] as number[],
      garments: missing.length > 0 ? missing : disputed,
    }),
    isTyped,
  );
  const [photos, setPhotos] = useState<File[]>([]);
  const toCome = samplesToCome(order);
  const [wrong, setWrong] = useState<Partial<Record<'garments' | 'metres' | 'pieces', string>>>({});

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const metres = typedMetres(typed.metres);
    const pieces = typedNumber(typed.pieces) ?? 1;
    const garments = typed.garments.filter((ticked) => offered.some(({ id }) => id === ticked));
    const found = {
      ...(offered.length > 1 && garments.length === 0 ? { garments: words.tickAGarment } : {}),
      ...(metres !== null && !isWithin(metres, MIN_CLOTH_METRES, MAX_CLOTH_METRES)
        ? { metres: workshopWords.enterMetresSuchAs }
        : {}),
      ...(Number.isInteger(pieces) && isWithin(pieces, 1, MAX_CLOTH_PIECES)
        ? {}
        : { pieces: workshopWords.enterOneToMostPieces({ most: MAX_CLOTH_PIECES }) }),
    };
    setWrong(found);
    const [first] = Object.keys(found);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    const samples = typed.samples.filter((ticked) => toCome.some(({ id }) => id === ticked));
    const said: Said = {
      action: 'receive_cloth',
      pieces,
      faults: typed.faults.trim(),
      bag_tag: typed.bagTag.trim(),
      ...(metres === null ? {} : { metres }),
      ...(garments.length === 0 || several.length === 0 ? {} : { garments }),
      ...(samples.length === 0 ? {} : { samples }),
    };
    onSaid(said, photos[0]);
  }

  return (
    <Dialog title={words.title} open onClose={onClose}>
      <form method="post" noValidate onSubmit={send} className="flex flex-col gap-4">
        <p>{before ? words.correction : words.text}</p>
        {offered.length > 1 && (
          <fieldset>
            <legend className="font-semibold">{words.garments}</legend>
            {offered.map((garment, index) => (
              <CheckField
                key={garment.id}
                name={index === 0 ? 'garments' : undefined}
                label={`${several.indexOf(garment) + 1}. ${itemIn(sheetWords, garment)} · ${garment.made_for}`}
                checked={typed.garments.includes(garment.id)}
                error={index === 0 ? wrong.garments : undefined}
                onChange={({ target }) =>
                  setTyped({
                    ...typed,
                    garments: target.checked
                      ? [...typed.garments, garment.id]
                      : typed.garments.filter((id) => id !== garment.id),
                  })
                }
              />
            ))}
          </fieldset>
        )}
        <PicturePicker
          {...picturePicking}
          label={words.photo}
          optional
          noun="photo"
          pictures={photos}
          onPictures={setPhotos}
          preview={(address) => address && <img src={address} alt="" className="max-h-40 rounded-lg" />}
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            label={words.metres}
            optional
            name="metres"
            inputMode="decimal"
            autoComplete="off"
            value={typed.metres}
            error={wrong.metres}
            onChange={({ target }) => setTyped({ ...typed, metres: target.value })}
          />
          <TextField
            label={words.pieces}
            name="pieces"
            inputMode="numeric"
            autoComplete="off"
            value={typed.pieces}
            error={wrong.pieces}
            onChange={({ target }) => setTyped({ ...typed, pieces: target.value })}
          />
        </div>
        <SampleTicks
          garments={toCome}
          label={sampleWords.cameAlong}
          hint={sampleWords.withoutItItIsAwaited}
          ticked={typed.samples}
          onTicked={(samples) => setTyped({ ...typed, samples })}
        />
        <TextField
          label={words.bagTag}
          optional
          name="bag_tag"
          maxLength={MAX_BAG_TAG_LENGTH}
          autoComplete="off"
          value={typed.bagTag}
          onChange={({ target }) => setTyped({ ...typed, bagTag: target.value })}
        />
        <TextAreaField
          label={words.faults}
          optional
          name="faults"
          rows={2}
          maxLength={MAX_FAULTS_LENGTH}
          value={typed.faults}
          onChange={({ target }) => setTyped({ ...typed, faults: target.value })}
        />
        <div className="flex flex-col gap-3">
          <Button type="submit" className="min-h-14">
            {words.send}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {workshopWords.notNow}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** False for NaN. */
export function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
