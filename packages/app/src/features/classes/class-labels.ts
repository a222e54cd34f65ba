import { classVariant, classVariants, type ClassVariantId } from '@attesta/domain/classes/classes';
import { notifiedBodyScopes, type ClassificationAnswers } from '@attesta/domain/classes/derive';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { procedureKey } from './procedure-key';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Returns functions that translate class details and conformity assessment procedures. */
export function useClassLabels() {
  const { t, i18n } = useTranslation('classes');
  const { list } = useFormats();
  return useMemo(() => {
    const translate = t as unknown as Translate;
    const variant = (id: ClassVariantId) => t(`variants.${id}.label`);
    const plain = (id: ClassVariantId) =>
      i18n.exists(`variants.${id}.plain`, { ns: 'classes' }) ? translate(`variants.${id}.plain`) : null;
    const scope = (id: ClassVariantId) =>
      classVariant(id)?.notifiedBodyScope ? [translate(`variants.${id}.scope`)] : [];
    /**
     * Describes the role of the notified body. A class I device can be both sterile and measuring; then the text lists
     * each aspect.
     */
    const notifiedBody = (id: ClassVariantId, device: ClassificationAnswers) => {
      const variants = notifiedBodyScopes(device).flatMap((text) =>
        classVariants.filter(
          ({ notifiedBodyScope, regulation }) => notifiedBodyScope === text && regulation === device.regulation,
        ),
      );
      const scopes = variants.length > 0 ? variants.flatMap((each) => scope(each.id)) : scope(id);
      return t(`notifiedBody.${scopes.length > 0 ? 'limited' : (classVariant(id)?.notifiedBody ?? 'full')}`, {
        scopes: list(scopes),
      });
    };
    const procedure = (id: string, variantId: string | null) =>
      translate(`procedures.${procedureKey(id)}`, { context: variantId ?? undefined, defaultValue: id });
    return { variant, plain, notifiedBody, procedure };
  }, [t, i18n, list]);
}
