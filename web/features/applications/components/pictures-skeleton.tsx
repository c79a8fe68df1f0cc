import { APPLICATION_PICTURES } from '../../../../contract/constants/tailors.ts';
import { FieldFrame } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/states.tsx';

export const PICTURES_FIELD = {
  label: 'Pictures of your work',
  optional: true,
  hint: `Up to ${APPLICATION_PICTURES.length}, of garments that you have stitched. Only we see them until you are taken in; then customers do.`,
};

/** As high as the picker without pictures. */
export function PicturesSkeleton() {
  return <FieldFrame {...PICTURES_FIELD}>{() => <Skeleton className="h-19.5" />}</FieldFrame>;
}
