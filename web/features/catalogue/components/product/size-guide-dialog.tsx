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
    <Dialog title="Size guide" open wide onClose={onClose}>
      <SizeTable category={category} />
      <p className="text-muted">
        Measure over light clothes, the tape level and not tight. Between two sizes, take the larger one.
      </p>
      <p>
        <TextLink to="/size-guide">How to measure, and all sizes</TextLink>
      </p>
    </Dialog>
  );
}
