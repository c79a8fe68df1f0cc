import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { basicWords, garmentWords, measureLinkWords, measurementsWords } from '#words';
import { asksTopLength } from '../../../../contract/garment-measures.ts';
import type { DressTypeCode } from '../../../../contract/garments.ts';
import type { ResponseOf } from '../../../../contract/paths.ts';
import { formatDay } from '../../../lib/format.ts';
import { CheckField } from '../../../ui/field.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { GuidePage } from '../address.ts';
import { type Asked, answerLink } from '../given.ts';
import { draftName, givenDrafts } from '../store.ts';
import { useRecordForm } from '../use-record-form.ts';
import { GuideSteps } from './guide-steps.tsx';
import { QuestionsForm, useAnswered } from './questions.tsx';
import { UnitSwitch } from './unit-switch.tsx';

export type Sent = ResponseOf<'POST /api/measure-links/answer/'>;

interface GivenMeasuresProps {
  token: string;
  asked: Asked;
  /** The address of a page of the guide, or of the questions. */
  addressOf: (page: GuidePage | 'questions') => string;
  at: GuidePage | 'questions';
  onPage: (page: GuidePage) => void;
  onSent: (sent: Sent) => void;
  onFailed: (error: unknown) => void;
}

const SENDING = { label: measureLinkWords.sendTheMeasures, busyLabel: basicWords.sending };

const LENGTH = {
  label: measureLinkWords.lengthOfTheKameez,
  hint: measureLinkWords.lengthOrTheTailorDecides,
};
const LENGTH_OF_OPEN = { ...LENGTH, hint: measureLinkWords.lengthIfItIsAKameez };
const LENGTH_IN_GUIDE = {
  ofOpenGarment: measureLinkWords.lengthIfItIsAKameez,
  leftOpen: measureLinkWords.theTailorDecidesTheLength,
};

/** What identifies the draft of a link on this device; less than its token. */
const DRAFT_LETTERS = 16;

/** The guide or the ten questions for who is asked by a link (orders-71). */
export default function GivenMeasures(props: GivenMeasuresProps) {
  const { token, asked, at, addressOf, onPage, onSent, onFailed } = props;
  const username = `link-${token.slice(0, DRAFT_LETTERS)}`;
  const { name: label, gender, age_group } = asked;
  const person = useMemo(() => ({ label, gender, age_group }), [label, gender, age_group]);
  const [isGuardian, setGuardian] = useState(false);
  const [isGuardianMissing, setGuardianMissing] = useState(false);
  const answered = useAnswered(givenDrafts, draftName(username, 'new'));
  const isAsking = at === 'questions';
  const form = useRecordForm<{ label: string; sent: Sent }>({
    username,
    record: undefined,
    unit: 'in',
    person,
    drafts: givenDrafts,
    ...(isAsking ? { origin: 'questions', complete: answered.complete } : { origin: 'guide' }),
    async save(body, key) {
      try {
        return { label, sent: await answerLink(body, { token, is_guardian: isGuardian }, key) };
      } catch (error) {
        onFailed(error);
        throw error;
      }
    },
    onSaved: ({ sent }) => onSent(sent),
  });

  function checkWho(): boolean {
    const isMissing = age_group === 'child' && !isGuardian;
    setGuardianMissing(isMissing);
    return !isMissing;
  }

  const guardian: ReactNode = age_group === 'child' && (
    <CheckField
      label={measureLinkWords.iAmTheGuardian({ name: label })}
      name="is_guardian"
      checked={isGuardian}
      error={isGuardianMissing && !isGuardian ? measureLinkWords.onlyAGuardian : undefined}
      onChange={({ target }) => setGuardian(target.checked)}
    />
  );

  if (isAsking) {
    return (
      <QuestionsForm
        form={form}
        answered={answered}
        checkWho={checkWho}
        submit={SENDING}
        length={
          asked.dress_type === null ? LENGTH_OF_OPEN : asksTopLength(asked.dress_type) ? LENGTH : undefined
        }
        who={
          <>
            <TextLink to={addressOf('who')}>{measureLinkWords.backToTheGuide}</TextLink>
            {guardian}
          </>
        }
      />
    );
  }
  return (
    <GuideSteps
      form={form}
      garment={asked.dress_type === null ? undefined : (asked.dress_type as DressTypeCode)}
      at={at}
      onPage={onPage}
      checkWho={checkWho}
      review={measureLinkWords.checkAndSend}
      submit={SENDING}
      length={LENGTH_IN_GUIDE}
      who={(heading) => (
        <Welcome asked={asked} heading={heading} questions={addressOf('questions')}>
          {guardian}
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-sm font-semibold">{measurementsWords.yourTapeShows}</p>
            <UnitSwitch
              unit={form.fields.unit}
              onSwitch={(unit) => form.edit('unit', (before) => ({ ...before, unit }))}
            />
          </div>
        </Welcome>
      )}
    />
  );
}

interface WelcomeProps {
  asked: Asked;
  heading: Ref<HTMLHeadingElement>;
  questions: string;
  children: ReactNode;
}

function Welcome({ asked, heading, questions, children }: WelcomeProps) {
  const { asked_by: by, dress_type } = asked;
  const garment =
    dress_type === null ? measureLinkWords.aDress : garmentWords.dressTypes[dress_type as DressTypeCode];
  return (
    <section aria-labelledby="given-who" className="flex flex-col gap-5">
      <h3 id="given-who" ref={heading} tabIndex={-1} className="text-xl">
        {measureLinkWords.asksForMeasures({ by, garment })}
      </h3>
      <p>{measureLinkWords.whatBecomesOfThem({ by })}</p>
      <p className="text-muted">{measureLinkWords.openUntil({ day: formatDay(asked.expires_at) })}</p>
      {children}
      <p className="text-muted">
        <Rich
          text={measurementsWords.noTapeAtHand}
          parts={{
            questions: (text) => (
              <TextLink to={questions} variant="inline">
                {text}
              </TextLink>
            ),
          }}
        />
      </p>
    </section>
  );
}
