import { useTranslation } from 'react-i18next';
import { DetailsTextField } from './details-text-field';
import { FieldGroup } from './field-group.styles';

/** The person who attends the course. */
export function ParticipantFields() {
  const { t } = useTranslation('courses');
  return (
    <FieldGroup>
      <legend>{t('details.participant')}</legend>
      <p>{t('details.participantLead')}</p>
      <DetailsTextField path="participant.firstName" autoComplete="given-name" />
      <DetailsTextField path="participant.lastName" autoComplete="family-name" />
      <div data-wide>
        <DetailsTextField path="participant.email" type="email" autoComplete="email" help={t('details.emailHelp')} />
      </div>
    </FieldGroup>
  );
}
