import type { Ref } from 'react';
import { Form, useNavigation } from 'react-router';
import { ordersWords } from '#words';
import { Button } from '../../../ui/button.tsx';
import { FIELD_BOX, FieldFrame } from '../../../ui/field.tsx';

interface TrackFormProps {
  number: string;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** A GET form, so it works before hydration. */
export function TrackForm({ number, error, inputRef }: TrackFormProps) {
  const { state, location } = useNavigation();
  const isTracking = state === 'loading' && location.search.startsWith('?number=');
  return (
    <Form action="/order_tracking" method="get" className="flex items-start gap-3 max-sm:flex-col">
      <FieldFrame
        label={ordersWords.enterATrackingNumber}
        hint={ordersWords.npAndTenLettersAndDigits}
        error={error}
        className="w-full"
      >
        {(ids) => (
          <input
            {...ids}
            ref={inputRef}
            // Remounts for another number in the URL.
            key={number}
            name="number"
            defaultValue={number}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            className={`${FIELD_BOX} figures`}
          />
        )}
      </FieldFrame>
      <Button type="submit" pending={isTracking} className="max-sm:w-full sm:mt-7 sm:rtl:mt-9">
        {isTracking ? ordersWords.tracking : ordersWords.track}
      </Button>
    </Form>
  );
}
