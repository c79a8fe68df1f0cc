import { applicationsWords } from '#words';
import { APPLICATION_PICTURES } from '../../../../contract/constants/tailors.ts';
import { FieldFrame } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/states.tsx';

export const PICTURES_FIELD = {
  label: applicationsWords.picturesOfYourWork,
  optional: true,
  hint: applicationsWords.picturesHint({ max: APPLICATION_PICTURES.length }),
};

/** As high as the picker without pictures. */
export function PicturesSkeleton() {
  return <FieldFrame {...PICTURES_FIELD}>{() => <Skeleton className="h-19.5" />}</FieldFrame>;
}
