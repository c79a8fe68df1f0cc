import { basicWords, workshopBrandWords } from '#words';
import type { SellerCode } from '../../../../contract/discounts.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { answerCode, endCode } from './api.ts';

export type CodeStep = 'accept' | 'decline' | 'end';

const STEPS = {
  accept: {
    title: workshopBrandWords.acceptCode,
    button: workshopBrandWords.acceptTheCode,
    said: workshopBrandWords.codeIsAccepted,
    failed: workshopBrandWords.failedToAnswer,
  },
  decline: {
    title: workshopBrandWords.declineCode,
    button: workshopBrandWords.declineTheCode,
    said: workshopBrandWords.codeIsDeclined,
    failed: workshopBrandWords.failedToAnswer,
  },
  end: {
    title: workshopBrandWords.endCode,
    button: workshopBrandWords.endTheCode,
    said: workshopBrandWords.codeIsOver,
    failed: workshopBrandWords.failedToEndTheCode,
  },
};

export function bearerOf(percent: number): string {
  if (percent === 0) return workshopBrandWords.theShopBearsIt;
  return percent === 100
    ? workshopBrandWords.youBearIt
    : workshopBrandWords.youBearPart({ percent: String(percent) });
}

interface CodeDialogProps {
  code: SellerCode;
  step: CodeStep;
  onClose: () => void;
  onDone: (said: string) => void;
}

/** Asks before a code is accepted, declined or ended. */
export function CodeDialog({ code: { id, code, seller_percent }, step, onClose, onDone }: CodeDialogProps) {
  const { title, button, said, failed } = STEPS[step];
  const { formProps, failure, isSubmitting } = useSubmit({
    send: (_values, { keyFor }) =>
      step === 'end' ? endCode(id) : answerCode(id, step === 'accept', keyFor({ id, step })),
    onSuccess: () => onDone(said({ code })),
    fallback: failed,
  });
  const hint = {
    accept: workshopBrandWords.acceptAnd({ bearer: bearerOf(seller_percent) }),
    decline: workshopBrandWords.declineAnd,
    end: workshopBrandWords.endAnd,
  }[step];
  return (
    <Dialog title={title({ code })} open onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p>{hint}</p>
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {basicWords.cancel}
          </Button>
          <SubmitButton
            variant={step === 'accept' ? 'primary' : 'danger'}
            busy={isSubmitting}
            busyLabel={basicWords.saving}
          >
            {button}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
