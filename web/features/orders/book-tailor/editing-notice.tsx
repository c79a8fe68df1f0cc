import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { clearDraft, type Editing } from './draft.ts';

/** Says that the form changes a placed order, and leads back to it (orders-32). */
export function EditingNotice({ editing }: { editing: Editing }) {
  const navigate = useNavigate();
  return (
    <section
      aria-label="Editing"
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-saffron bg-saffron-soft px-4 py-3"
    >
      <p className="wrap-anywhere">
        You are editing order {editing.trackingId}. It stays as it is until you save your changes.
      </p>
      <Button
        variant="secondary"
        onClick={async () => {
          // Clearing the draft first would show the wizard's first step until the checkout loads.
          await navigate(`/checkout?order=${editing.order}`);
          clearDraft();
        }}
      >
        Leave it as it is
      </Button>
    </section>
  );
}
