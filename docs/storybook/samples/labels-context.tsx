import { Breadcrumbs } from '@attesta/ui/navigation/breadcrumbs';
import { Pagination } from '@attesta/ui/navigation/pagination';
import { createContext, use } from 'react';
import { fr } from './labels-fr.js';

/** The labels by component. A component without an entry uses English. */
type Labels = Partial<typeof fr>;
const labelsByLanguage: Record<string, Labels> = { fr };

const LabelsContext = createContext<Labels>({});

function List() {
  const labels = use(LabelsContext);
  return (
    <>
      <Breadcrumbs
        items={[{ label: 'Accueil', href: '#home' }, { label: 'Dispositifs' }]}
        labels={labels.breadcrumbs}
      />
      <Pagination total={240} defaultPage={3} labels={labels.pagination} />
    </>
  );
}

/** Provides the same object for the same language, so that components re-render only when the language changes. */
export const InLanguage = ({ language = 'fr' }: { language?: string }) => (
  <LabelsContext value={labelsByLanguage[language] ?? {}}>
    <div lang={language}>
      <List />
    </div>
  </LabelsContext>
);
