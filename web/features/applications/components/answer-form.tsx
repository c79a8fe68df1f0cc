import { applicationsWords } from '#words';
import { type OwnApplication, sendAnswer } from '../api.ts';
import { toRequest } from '../application.ts';
import { type ApplicationFields, EMPTY_APPLICATION } from '../application-fields.ts';
import ApplicationForm from './application-form.tsx';

interface AnswerFormProps {
  token: string;
  application: OwnApplication;
  /** Whole rupees by dress type, shown as placeholders. */
  examples: Record<string, number>;
  onSent: (application: OwnApplication) => void;
}

/** The filled-in form of an application that the shop has a question about. */
export default function AnswerForm({ token, application, examples, onSent }: AnswerFormProps) {
  return (
    <ApplicationForm
      application={application}
      initial={fieldsOf(application)}
      draftName={`answer-${token.slice(0, 8)}`}
      examples={examples}
      send={(typed, how) => {
        const { note, kept_pictures } = typed;
        const kept = JSON.stringify(kept_pictures);
        return sendAnswer({ ...toRequest(typed), token, note, kept_pictures: kept }, typed.pictures, how);
      }}
      onSent={onSent}
      submitLabel={applicationsWords.sendAgain}
    />
  );
}

function fieldsOf(application: OwnApplication): ApplicationFields {
  const { pictures, rates, lead_time_days, state, question, reason, created_at, ...fields } = application;
  return {
    ...EMPTY_APPLICATION,
    ...fields,
    has_no_email: fields.email === '',
    lead_time_days: String(lead_time_days),
    rates: Object.fromEntries(Object.entries(rates).map(([dress, rupees]) => [dress, String(rupees)])),
    kept_pictures: pictures.map(({ id }) => id),
  };
}
