import { ButtonLink } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';

/** See pages-4. */
export function Invitation() {
  return (
    <section aria-labelledby="invitation-title" className="checked px-4 py-14 lg:py-20">
      <div className="sewn mx-auto flex max-w-3xl flex-col items-center gap-5 px-6 py-12 text-center lg:py-16">
        <Heading level={2} size="section" id="invitation-title">
          Measure once, order anywhere
        </Heading>
        <p className="max-w-[34rem] text-lg text-muted">
          Keep your measurements in one place, and the next wedding, Eid or Monday morning is only a choice of
          cloth away.
        </p>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <ButtonLink to="/signup">Create Account</ButtonLink>
          <ButtonLink to="/cutome_tailoring" variant="secondary">
            Start Shopping
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
