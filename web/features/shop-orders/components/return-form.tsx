import { useController, useForm, useWatch } from 'react-hook-form';
import { basicWords, goodsReturnWords } from '#words';
import { RETURN_REASON_NAMES } from '../../../../contract/constants/goods-return-names.ts';
import { MAX_RETURN_NOTE, RETURN_PICTURES } from '../../../../contract/constants/goods-returns.ts';
import type { ReturnsOfOrder } from '../../../../contract/goods-returns.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import type { ReturnSource } from '../api.ts';

interface ReturnFormProps {
  source: ReturnSource;
  part: ReturnsOfOrder['parts'][number];
  isCash: boolean;
  isCreditOffered: boolean;
  onClose: () => void;
}

type Reason = ReturnsOfOrder['parts'][number]['reasons'][number];

const upTo = (last: number) => [...Array(last + 1).keys()];

interface Fields {
  items: string[];
  reason: string;
  note: string;
  iban: string;
  account_title: string;
  as_credit: boolean;
  pictures: File[];
}

const LIMIT = { count: RETURN_PICTURES.length, problem: goodsReturnWords.atMostFour };

/** Asks for a return of some goods of one seller (returns-2). */
export default function ReturnForm({ source, part, isCash, isCreditOffered, onClose }: ReturnFormProps) {
  const form = useForm<Fields>({
    defaultValues: {
      items: part.items.map(({ left }) => (part.items.length === 1 && left === 1 ? '1' : '0')),
      reason: '',
      note: '',
      iban: '',
      account_title: '',
      as_credit: false,
      pictures: [],
    },
  });
  const { errors } = form.formState;
  const asCredit = useWatch({ control: form.control, name: 'as_credit' });
  const { field, fieldState } = useController({ control: form.control, name: 'pictures' });
  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    send({ items, reason, note, iban, account_title, as_credit, pictures }, { keyFor, onProgress, signal }) {
      const chosen = part.items.flatMap(({ line }, place) => {
        const quantity = Number(items[place]);
        return quantity > 0 ? [{ line, quantity }] : [];
      });
      const body = {
        part: part.id,
        items: JSON.stringify(chosen),
        reason: reason as Reason,
        note: note.trim(),
        ...(as_credit && { as_credit: 'true' }),
        ...(isCash && !as_credit && iban.trim() && { iban, account_title }),
      };
      const files = Object.fromEntries(
        RETURN_PICTURES.flatMap((name, place) => (pictures[place] ? [[name, pictures[place]]] : [])),
      );
      const idempotencyKey = keyFor([source.query.queryKey, body, pictures.map((one) => fileMark(one))]);
      return source.ask({ body, files, idempotencyKey, onProgress, signal });
    },
    onSuccess(returns) {
      queryClient.setQueryData<ReturnsOfOrder>([...source.query.queryKey], returns);
      toast.success(goodsReturnWords.weHaveYourReturn);
      onClose();
    },
    fallback: goodsReturnWords.failedToAsk,
    afterLeaving: {
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: source.query.queryKey }),
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <fieldset disabled={isSubmitting} className="flex min-w-0 flex-col gap-4">
        {part.items.map(({ line, name, colour, size, left }, place) => (
          <SelectField
            key={line}
            label={goodsReturnWords.piecesOf({ name: [name, colour, size].filter(Boolean).join(', ') })}
            hint={goodsReturnWords.ofLeft({ left })}
            error={place === 0 ? (errors.items?.message ?? errors.items?.root?.message) : undefined}
            {...form.register(`items.${place}`)}
          >
            {upTo(left).map((count) => (
              <option key={count} value={String(count)}>
                {count === 0 ? goodsReturnWords.none : count}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          label={goodsReturnWords.why}
          error={errors.reason?.message}
          {...form.register('reason', {
            validate: (reason, { items }) => {
              if (items.every((count) => Number(count) === 0)) return goodsReturnWords.choosePieces;
              return reason !== '' || goodsReturnWords.chooseAReason;
            },
          })}
        >
          <option value="">{goodsReturnWords.chooseAReason}</option>
          {part.reasons.map((reason) => (
            <option key={reason} value={reason}>
              {RETURN_REASON_NAMES[reason]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={goodsReturnWords.whatIsWrong}
          hint={goodsReturnWords.theSellerReadsIt}
          optional
          rows={3}
          maxLength={MAX_RETURN_NOTE}
          error={errors.note?.message}
          {...form.register('note')}
        />
        <PicturePicker
          {...picturePicking}
          label={goodsReturnWords.pictures}
          hint={goodsReturnWords.onlyTheSellerSeesThem}
          optional
          limit={LIMIT}
          pictures={field.value}
          onPictures={field.onChange}
          error={fieldState.error?.message}
        />
        {isCreditOffered && (
          <CheckField label={goodsReturnWords.asStoreCredit} {...form.register('as_credit')} />
        )}
        {isCash && !asCredit && (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={goodsReturnWords.iban}
              hint={goodsReturnWords.ibanHint}
              optional
              autoComplete="off"
              dir="ltr"
              maxLength={60}
              error={errors.iban?.message}
              {...form.register('iban')}
            />
            <TextField
              label={goodsReturnWords.accountTitle}
              optional
              autoComplete="off"
              maxLength={80}
              error={errors.account_title?.message}
              {...form.register('account_title')}
            />
          </div>
        )}
      </fieldset>
      {progress !== undefined && field.value.length > 0 && (
        <UploadProgress
          sent={progress}
          label={goodsReturnWords.uploading}
          finishing={goodsReturnWords.finishing}
          onCancel={cancel}
        />
      )}
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} busyLabel={basicWords.sending}>
          {goodsReturnWords.askForIt}
        </SubmitButton>
        <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
          {basicWords.back}
        </Button>
      </div>
    </form>
  );
}
