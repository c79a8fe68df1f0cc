import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { orderGarmentWords } from '#words';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { tailorQuery } from '../../tailors/api.ts';
import { useDraft } from '../book-tailor/draft.ts';
import type { GarmentPictures } from '../garment/draft.ts';
import { keepUnanswered, readPictures } from './entries.ts';
import { FurtherForm } from './further-form.tsx';

interface FurtherRoomProps {
  /** The key of the garment. */
  garment: string;
  /** Leads back to the list. */
  onDone: () => void;
}

/** The form of a further garment of an order that is not placed yet (orders-204). */
export default function FurtherRoom({ garment, onDone }: FurtherRoomProps) {
  const index = useDraft(({ further }) => further.findIndex(({ key }) => key === garment));
  const chosen = useDraft(({ source, tailor }) => (source === 'partner' ? tailor : null));
  const { data } = useQuery(tailorQuery(chosen?.id ?? IN_HOUSE_TAILOR_ID), queryClient);
  const tailor = data ?? chosen ?? undefined;
  const [pictures, setPictures] = useState<GarmentPictures>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pictures come before the form, so that no sketch takes their place.
  useEffect(() => {
    let isHere = true;
    void keepUnanswered(garment)
      .then(() => readPictures(garment))
      .then((read) => isHere && setPictures(read));
    return () => {
      isHere = false;
    };
  }, [garment]);
  useEffect(() => {
    focusOn(heading.current, false);
  }, []);

  if (index === -1) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p role="status">{orderGarmentWords.itWasRemoved}</p>
        <Button onClick={onDone}>{orderGarmentWords.backToTheList}</Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <Heading ref={heading} tabIndex={-1} level={2} size="item">
        {orderGarmentWords.garmentNumber({ place: index + 2 })}
      </Heading>
      {pictures ? (
        <FurtherForm
          garment={garment}
          place={index + 2}
          pictures={pictures}
          tailor={tailor}
          onDone={onDone}
        />
      ) : (
        <Loading text={orderGarmentWords.loadingTheGarment}>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </div>
  );
}
