import { DateField } from '@attesta/ui/inputs/date-field';
import { NumberField } from '@attesta/ui/inputs/number-field';
import { fr } from '@attesta/ui/locale/fr';
import { LocaleProvider } from '@attesta/ui/locale/locale-provider';
import { Pagination } from '@attesta/ui/navigation/pagination';

export const FrenchOrders = () => (
  <LocaleProvider locale="fr-CA" labels={fr}>
    <div lang="fr">
      <DateField label="Date de livraison" />
      <NumberField label="Prix" format={{ currency: 'CAD' }} />
      <Pagination total={24_000} />
    </div>
  </LocaleProvider>
);
