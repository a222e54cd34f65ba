import { shownEmailAddress } from '@attesta/domain/values/shown-email-address';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BillingAddress } from '../../course/billing-address';
import { shownDetails, type Details } from '../../order/details';

const Review = styled.section`
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
  }
  & > header > [data-part='button'] {
    margin-inline-end: -12px; /* aligns its text, not its edge, with the values below */
  }
  & h3 {
    margin: 0;
    font-size: inherit;
    font-weight: 500;
  }
`;

interface DetailsReviewProps {
  details: Details;
  hasBilling: boolean;
  onChange: () => void;
}

/** Participant and billing address as they are sent, with a way back to change them. */
export function DetailsReview({ details, hasBilling, onChange }: DetailsReviewProps) {
  const { t } = useTranslation('courses');
  const { participant, billing } = shownDetails(details, hasBilling);
  return (
    <Review>
      <header>
        <h3>{t('payment.yourDetails')}</h3>
        <Button variant="text" size="small" aria-label={t('payment.changeDetails')} onClick={onChange}>
          {t('payment.change')}
        </Button>
      </header>
      <DescriptionList
        items={[
          {
            term: t('registration.participant'),
            description: (
              <>
                <bdi>{`${participant.firstName} ${participant.lastName}`}</bdi>
                <br />
                <bdi>{shownEmailAddress(participant.email)}</bdi>
              </>
            ),
          },
          ...(billing ? [{ term: t('registration.billing'), description: <BillingAddress billing={billing} /> }] : []),
        ]}
      />
    </Review>
  );
}
