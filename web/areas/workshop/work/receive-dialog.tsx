import { type FormEvent, useState } from 'react';
import { sampleWords, workshopWords } from '#words';
import {
  MAX_BAG_TAG_LENGTH,
  MAX_CLOTH_METRES,
  MAX_CLOTH_PIECES,
  MAX_FAULTS_LENGTH,
  MIN_CLOTH_METRES,
} from '../../../../contract/constants/cloth.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { typedMetres, typedNumber } from '../../../../contract/typed-number.ts';
import { isListOf, isNumber, isShape, isText } from '../../../lib/stored-shape.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import { SampleTicks } from './sample-ticks.tsx';
import { samplesToCome } from './sample-work.ts';
import { draftOfSaid } from './say-dialog.tsx';
import { useTyped } from './use-typed.ts';
import type { Said } from './waiting-work.ts';

interface ReceiveDialogProps {
  order: Pick<WorkshopOrder, 'id' | 'cloth_receipts' | 'garments'>;
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
});

/** What has come of the cloth; a correction begins with the receipt before it (orders-81). */
export function ReceiveDialog({ order, onClose, onSaid }: ReceiveDialogProps) {
  const before = order.cloth_receipts.at(-1);
  const [typed, setTyped] = useTyped(
    draftOfSaid(order.id, 'receive_cloth'),
    () => ({
      metres: before?.metres == null ? '' : String(before.metres),
      pieces: String(before?.pieces ?? 1),
      faults: before?.faults ?? '',
      bagTag: before?.bag_tag ?? '',
      samples: [] as number[],
    }),
    isTyped,
  );
  const [photos, setPhotos] = useState<File[]>([]);
  const toCome = samplesToCome(order);
  const [wrong, setWrong] = useState<Partial<Record<'metres' | 'pieces', string>>>({});

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const metres = typedMetres(typed.metres);
    const pieces = typedNumber(typed.pieces) ?? 1;
    const found = {
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
      ...(samples.length === 0 ? {} : { samples }),
    };
    onSaid(said, photos[0]);
  }

  return (
    <Dialog title={words.title} open onClose={onClose}>
      <form method="post" noValidate onSubmit={send} className="flex flex-col gap-4">
        <p>{before ? words.correction : words.text}</p>
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
