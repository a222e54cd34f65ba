import { classVariant, classVariants, type ClassVariantId } from '@attesta/domain/classes/classes';
import { notifiedBodyScopes, type ClassificationAnswers } from '@attesta/domain/classes/derive';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/formats';
import { procedureKey } from './procedure-key';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Class details and procedures in the words of the page's language. */
export function useClassWords() {
  const { t, i18n } = useTranslation('classes');
  const { list } = useFormats();
  return useMemo(() => {
    const say = t as unknown as Translate;
    const variant = (id: ClassVariantId) => t(`variants.${id}.label`);
    const plain = (id: ClassVariantId) =>
      i18n.exists(`variants.${id}.plain`, { ns: 'classes' }) ? say(`variants.${id}.plain`) : null;
    const scope = (id: ClassVariantId) => (classVariant(id)?.notifiedBodyScope ? [say(`variants.${id}.scope`)] : []);
    /** What a notified body does for the class detail. A class I device can be sterile and measuring at once: each aspect is named. */
    const notifiedBody = (id: ClassVariantId, device: ClassificationAnswers) => {
      const several = notifiedBodyScopes(device).flatMap((text) =>
        classVariants.filter((one) => one.notifiedBodyScope === text && one.regulation === device.regulation),
      );
      const scopes = several.length > 0 ? several.flatMap((one) => scope(one.id)) : scope(id);
      return t(`notifiedBody.${scopes.length > 0 ? 'limited' : (classVariant(id)?.notifiedBody ?? 'full')}`, {
        scopes: list(scopes),
      });
    };
    const procedure = (id: string, of: string | null) =>
      say(`procedures.${procedureKey(id)}`, { context: of ?? undefined, defaultValue: id });
    return { variant, plain, notifiedBody, procedure };
  }, [t, i18n, list]);
}
