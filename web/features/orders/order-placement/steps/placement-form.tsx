import type { ReactNode } from 'react';
import { orderFormWords } from '#words';
import { FailureBanner, SubmitButton } from '../../../../ui/submit.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { UploadProgress } from '../../../../ui/upload-progress.tsx';
import { LoginAlert } from '../../book-tailor/alerts.tsx';
import type { usePlacementSubmit } from '../use-placement-submit.ts';
import { StepButtons } from './step-form.tsx';

interface PlacementFormProps {
  submission: ReturnType<typeof usePlacementSubmit>;
  onPrevious: (() => void) | undefined;
  /** The path to which sign-in returns. */
  back: string;
  children: ReactNode;
}

/** The last step of a branch: fields, errors and Submit Order. */
export function PlacementForm({ submission, onPrevious, back, children }: PlacementFormProps) {
  const { formProps, failure, reason, refusedStep, isSubmitting, progress, cancel } = submission;
  return (
    <form {...formProps} className="flex max-w-2xl flex-col gap-6">
      <fieldset disabled={isSubmitting} className="flex min-w-0 flex-col gap-5">
        {children}
      </fieldset>
      {progress !== undefined && (
        <UploadProgress
          sent={progress}
          label={orderFormWords.upload}
          finishing={orderFormWords.uploadedPlacingTheOrder}
          onCancel={cancel}
        />
      )}
      <FailureBanner failure={failure}>
        {reason && <p>{reason}</p>}
        {refusedStep && back.endsWith('contact') && (
          <TextLink to={`/order_placement?step=${refusedStep.slug}`}>{refusedStep.link}</TextLink>
        )}
      </FailureBanner>
      <StepButtons onPrevious={onPrevious} disabled={isSubmitting}>
        <SubmitButton busy={isSubmitting} busyLabel={orderFormWords.submitting}>
          {orderFormWords.submitOrder}
        </SubmitButton>
      </StepButtons>
      <LoginAlert open={submission.isLoginNeeded} back={back} onClose={submission.closeLogin} />
    </form>
  );
}
