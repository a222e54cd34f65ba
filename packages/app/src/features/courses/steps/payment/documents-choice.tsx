import type { Course, DocumentFormat } from '@attesta/domain/courses/schema';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../course/use-money';
import { documentsChosen } from '../../order/model';

interface DocumentsChoiceProps {
  course: Course;
  /** Price of the printed documents in cents. */
  price: number;
  value: DocumentFormat;
}

/** Course documents as PDF, or also printed and sent by post. */
export function DocumentsChoice({ course, price, value }: DocumentsChoiceProps) {
  const { t } = useTranslation('courses');
  const { money } = useMoney();
  const choose = useUnit(documentsChosen);
  return (
    <RadioGroup<DocumentFormat>
      label={t('payment.documents')}
      options={[
        { value: 'pdf', label: t('payment.pdf'), description: t('payment.pdfText') },
        {
          value: 'post',
          label: t('payment.post'),
          description: (
            <bdi>{price === 0 ? t('payment.postFree') : t('payment.postText', { price: money(price) })}</bdi>
          ),
        },
      ]}
      value={value}
      onValueChange={(documents) => choose({ course, documents })}
    />
  );
}
