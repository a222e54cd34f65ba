import { Heading, Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { ErrorSummary } from '@attesta/ui/inputs/form';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../../../platform/errors/problem-messages';
import type { Details } from '../../order/details';
import { BillingFields } from './billing-fields';
import { detailsFields, detailsPaths, fieldIdOf, problemAt } from './details-fields';
import { StepActions, StepBody } from '../layout/order.styles';
import type { StepProps } from '../layout/step-props';
import { useDetailsForm } from './use-details-form';
import { DetailsTextField } from './details-text-field';
import { FieldGroup } from './field-group.styles';

/**
 * The person who attends the course.
 * @param isAlone whether the heading of the step already names the group
 */
function ParticipantFields({ isAlone }: { isAlone: boolean }) {
  const { t } = useTranslation('courses');
  return (
    <FieldGroup aria-label={isAlone ? t('details.participant') : undefined}>
      {!isAlone && <legend>{t('details.participant')}</legend>}
      <p>{t('details.participantLead')}</p>
      <DetailsTextField path="participant.firstName" autoComplete="given-name" />
      <DetailsTextField path="participant.lastName" autoComplete="family-name" />
      <div data-wide>
        <DetailsTextField path="participant.email" type="email" autoComplete="email" help={t('details.emailHelp')} />
      </div>
    </FieldGroup>
  );
}

interface DetailsFormProps extends StepProps {
  hasBilling: boolean;
  initial: Details;
}

/** The form of step 2. */
export function DetailsForm({ course, cart, heading, go, hasBilling, initial }: DetailsFormProps) {
  const { t } = useTranslation(['courses', 'problems']);
  const problemMessage = useProblemMessage();
  const { form, changed } = useDetailsForm(initial, hasBilling, cart.error);
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit((values) => {
    changed(values);
    go('payment');
  });
  const problems = detailsPaths.flatMap((path) => {
    const message = problemMessage(problemAt(errors, path), detailsFields[path].kind);
    return message === undefined ? [] : [{ fieldId: fieldIdOf(path), message }];
  });
  return (
    <FormProvider {...form}>
      <StepBody as="form" noValidate onSubmit={(event) => void submit(event)}>
        <Heading ref={heading} level={2} size="h3" tabIndex={-1}>
          {t(hasBilling ? 'steps.details' : 'steps.participantOnly')}
        </Heading>
        <ErrorSummary
          attempt={submitCount}
          headingLevel={3}
          title={t('summary', { ns: 'problems', count: problems.length })}
          errors={problems}
        />
        <ParticipantFields isAlone={!hasBilling} />
        {hasBilling ? (
          <BillingFields isPostOnly={course.price === 0 && cart.checkout.shipping === 0} />
        ) : (
          <Text tone="muted">{t('details.noBilling')}</Text>
        )}
        <StepActions>
          <Button variant="outlined" tone="neutral" size="large" onClick={() => go('course')}>
            {t('steps.back')}
          </Button>
          <Button type="submit" size="large">
            {t('steps.continue')}
          </Button>
        </StepActions>
      </StepBody>
    </FormProvider>
  );
}
