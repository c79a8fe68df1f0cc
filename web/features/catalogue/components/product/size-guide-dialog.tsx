import { catalogueWords } from '#words';
import type { Category } from '../../../../../contract/catalogue.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { SizeTable } from '../size-table.tsx';

interface SizeGuideDialogProps {
  category: Category;
  onClose: () => void;
}

export default function SizeGuideDialog({ category, onClose }: SizeGuideDialogProps) {
  return (
    <Dialog title={catalogueWords.sizeGuide} open wide onClose={onClose}>
      <SizeTable category={category} />
      <p className="text-muted">{catalogueWords.measureOverLightClothes}</p>
      <p>
        <TextLink to="/size-guide">{catalogueWords.howToMeasureAndAllSizes}</TextLink>
      </p>
    </Dialog>
  );
}
