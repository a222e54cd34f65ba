import { Breadcrumbs } from '@attesta/ui/navigation/breadcrumbs';
import { Pagination } from '@attesta/ui/navigation/pagination';
import { createContext, use } from 'react';
import { fr } from './words-fr.js';

/** `undefined` leaves a part its English words. */
type Words = Partial<typeof fr>;
const tables: Record<string, Words> = { fr };

const WordsContext = createContext<Words>({});

function List() {
  const words = use(WordsContext);
  return (
    <>
      <Breadcrumbs items={[{ label: 'Accueil', href: '#home' }, { label: 'Dispositifs' }]} labels={words.breadcrumbs} />
      <Pagination total={240} defaultPage={3} labels={words.pagination} />
    </>
  );
}

/** The table is one object for as long as the language is the same, so that a part renders again only with another language. */
export const InLanguage = ({ language = 'fr' }: { language?: string }) => (
  <WordsContext value={tables[language] ?? {}}>
    <div lang={language}>
      <List />
    </div>
  </WordsContext>
);
