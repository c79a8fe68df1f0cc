import type { Category } from '../../../../../contract/catalogue.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import { SizeTable } from '../size-table.tsx';

export default function SizeGuideContent({ category }: { category: Category }) {
  return (
    <div className="flex flex-col gap-4">
      <SizeTable category={category} />
      <p className="text-muted">
        Measure over light clothes, the tape level and not tight. Between two sizes, take the larger one.
      </p>
      <p>
        <TextLink to="/size-guide">How to measure, and all sizes</TextLink>
      </p>
    </div>
  );
}
