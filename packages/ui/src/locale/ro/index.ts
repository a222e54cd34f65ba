import { isolated } from '../../foundation/locale/isolated.js';
import { formatSize } from '../../inputs/file-field/file-size.js';
import type { Labels } from '../labels.js';
import { dataLabels } from './data.js';
import { wordsOf } from '../words.js';

const opensInNewTab = '(se deschide într-o filă nouă)';
const unresolved = 'Eroare în elementele meniului';
const orders = { ascending: 'crescător', descending: 'descrescător' };
const calendar = {
  calendar: 'Calendar',
  previousMonth: 'Luna anterioară',
  nextMonth: 'Luna următoare',
  month: 'Luna',
  year: 'Anul',
  today: 'Astăzi',
  rangeStart: 'prima zi',
  rangeEnd: 'ultima zi',
  chooseEnd: (start: string) => `Începând cu ${isolated(start)}. Alegeți ultima zi`,
};
const dateTexts = {
  letters: { day: 'ZZ', month: 'LL', year: 'AAAA' },
  notADate: (example: string) => `Introduceți o dată, de exemplu ${isolated(example)}`,
  noSuchDay: (example: string) => `Această zi nu există. Introduceți o dată, de exemplu ${isolated(example)}`,
  tooEarly: (first: string) => `Introduceți ${isolated(first)} sau o dată ulterioară`,
  tooLate: (last: string) => `Introduceți ${isolated(last)} sau o dată anterioară`,
  unavailable: (day: string) => `Data de ${isolated(day)} nu este disponibilă. Alegeți altă zi`,
};

/** The labels in Romanian. */
export function ro(locale: string): Labels {
  const words = wordsOf('ro', locale);
  const { number, plural, locale: language } = words;
  const results = (count: number) => plural(count, { one: '# rezultat', few: '# rezultate', other: '# de rezultate' });
  const selected = (count: number) =>
    plural(count, { one: '# selectat', few: '# selectate', other: '# de elemente selectate' });
  return {
    ...dataLabels(words),
    accountMenu: { account: (name) => `Contul ${isolated(name)}`, opensInNewTab },
    activityTimeline: {
      today: 'Astăzi',
      yesterday: 'Ieri',
      tones: { success: 'Finalizat', warning: 'Avertisment', error: 'Eșuat' },
      loadMore: 'Afișați evenimentele anterioare',
      loading: 'Se încarcă…',
      added: (count) =>
        plural(count, { one: 'încă # eveniment', few: 'încă # evenimente', other: 'încă # de evenimente' }),
      failed: 'Evenimentele nu au putut fi încărcate.',
      retry: 'Încercați din nou',
    },
    alert: { close: 'Închideți' },
    alertDialog: {
      cancel: 'Anulați',
      pending: 'În curs',
      failed: () => 'Operațiunea nu a reușit. Nu s-a modificat nimic. Încercați din nou sau anulați.',
    },
    appShell: {
      skip: 'Salt la conținut',
      navigation: 'Navigare principală',
      menu: 'Meniu',
      closeMenu: 'Închideți meniul',
    },
    authFrame: { introduction: 'Prezentare' },
    avatarGroup: { more: (count) => plural(count, { one: 'încă #', few: 'încă #', other: 'încă #' }) },
    bannerStack: { messages: 'Mesaje' },
    breadcrumbs: {
      breadcrumbs: 'Cale de navigare',
      showMore: (count) =>
        plural(count, {
          one: 'Afișați încă # nivel',
          few: 'Afișați încă # niveluri',
          other: 'Afișați încă # de niveluri',
        }),
    },
    bulkActionBar: {
      region: 'Acțiuni pentru selecție',
      selected: (count, total) =>
        total === undefined ? selected(count) : `${number(count)} din ${number(total)} selectate`,
      hint: 'Acțiunile se află după listă.',
      selectAll: (total) => `Selectați tot (${number(total)})`,
      clear: 'Ștergeți selecția',
    },
    button: { loading: 'În curs' },
    calendar,
    callout: { info: 'Notă', success: 'Finalizat', warning: 'Avertisment', error: 'Important' },
    chart: {
      role: 'grafic',
      keys: 'Citiți valorile cu tastele săgeată.',
      brushKeys: 'Țineți apăsată tasta Shift pentru a selecta un interval.',
      point: ({ category, series, value }) =>
        series === undefined ? `${category}: ${value}` : `${category}, ${series}: ${value}`,
      missing: 'Fără cifră',
      range: (value, low, high) => `${value} (de la ${low} la ${high})`,
      share: (value, share) => `${value} (${share})`,
      legend: 'Legendă',
      allHidden: 'Toate seriile sunt ascunse. Alegeți una din legendă.',
      empty: 'Încă nu există cifre',
      table: 'Tabel',
      category: 'Categorie',
      brokenAxis: (start) => `Axa începe la ${start}.`,
      selected: (from, to) => `De la ${from} la ${to} selectat`,
      notSelected: 'Niciun interval selectat',
      total: 'Total',
      scale: 'Scară',
      csv: 'CSV',
      more: 'Mai multe',
      svg: 'Descărcați SVG',
      png: 'Descărcați PNG',
      copyFigures: 'Copiați cifrele',
      copySvg: 'Copiați SVG',
      copyPng: 'Copiați imaginea',
      copied: 'Copiat',
      failed: 'Browserul nu permite acest lucru. Descărcați cifrele ca CSV.',
    },
    checkboxGroup: {
      selectAll: 'Selectați tot',
      count: (chosen, max) => `${number(chosen)} din ${number(max)} alese`,
      tooFew: (min) =>
        plural(min, {
          one: 'Alegeți cel puțin # opțiune',
          few: 'Alegeți cel puțin # opțiuni',
          other: 'Alegeți cel puțin # de opțiuni',
        }),
      tooMany: (max) =>
        plural(max, {
          one: 'Alegeți cel mult # opțiune',
          few: 'Alegeți cel mult # opțiuni',
          other: 'Alegeți cel mult # de opțiuni',
        }),
    },
    chip: { remove: 'Eliminați' },
    combobox: {
      show: 'Afișați opțiunile',
      clear: 'Goliți',
      chosen: 'Selectate',
      remove: 'Eliminați',
      removed: (label) => `${isolated(label)}: eliminat`,
      loading: 'Se încarcă opțiunile…',
      loadFailed: 'Opțiunile nu au putut fi încărcate',
      retry: 'Încercați din nou',
      empty: 'Niciun rezultat',
      unknown: (text) => `„${isolated(text)}” nu este în listă. Alegeți o opțiune din listă.`,
      create: (text) => `Adăugați „${isolated(text)}”`,
      results: (count) => plural(count, { one: '# opțiune', few: '# opțiuni', other: '# de opțiuni' }),
    },
    commandPalette: {
      title: 'Comenzi',
      placeholder: 'Căutați pagini și acțiuni',
      recent: 'Recente',
      empty: (typed) => `Niciun rezultat pentru „${isolated(typed)}”. Încercați alt cuvânt.`,
      count: results,
      more: (shown, total) => `${number(shown)} din ${number(total)}. Continuați să scrieți pentru a restrânge lista.`,
      hints: { move: 'parcurgeți', run: 'deschideți', close: 'închideți', enter: 'Enter', escape: 'Esc' },
    },
    copyButton: {
      copy: 'Copiați',
      copied: 'Copiat',
      failed: 'Nu s-a copiat',
      failedHelp: 'Nu s-a copiat. Selectați textul și copiați-l cu tastatura.',
    },
    dateField: {
      ...calendar,
      ...dateTexts,
      chooseDate: (chosen) => (chosen ? `Schimbați data, ${isolated(chosen)}` : 'Alegeți data'),
    },
    dateRangeField: {
      ...calendar,
      ...dateTexts,
      start: 'prima zi',
      end: 'ultima zi',
      startPlaceholder: 'De la',
      endPlaceholder: 'Până la',
      chooseRange: (chosen) => (chosen ? `Schimbați datele, ${isolated(chosen)}` : 'Alegeți datele'),
      presets: 'Perioade',
      reversed: (start) => `Ultima zi trebuie să fie ${isolated(start)} sau mai târziu`,
    },
    descriptionList: { none: 'Necompletat' },
    dialog: { close: 'Închideți' },
    fileField: {
      choose: 'Alegeți un fișier',
      chooseMany: 'Alegeți fișiere',
      drop: 'sau trageți-l aici',
      dropMany: 'sau trageți-le aici',
      files: 'Fișiere alese',
      remove: (name) => `Eliminați ${isolated(name)}`,
      size: (bytes) => formatSize(bytes, language),
      progress: (name) => `Se trimite ${isolated(name)}`,
      folder: 'Un dosar nu poate fi folosit. Alegeți fișierele din el.',
      unreadable: 'Fișierul nu poate fi citit. Alegeți-l din nou.',
      empty: 'Fișierul este gol. Alegeți altul.',
      tooLarge: (max) => `Fișierul depășește ${max}. Alegeți unul mai mic.`,
      notAccepted: (accept) => `Acest tip de fișier nu este acceptat. Formate posibile: ${isolated(accept)}.`,
      contentMismatch:
        'Conținutul nu corespunde extensiei fișierului. Salvați din nou fișierul în formatul corespunzător.',
      tooMany: (max) =>
        plural(max, {
          one: 'Puteți alege cel mult # fișier. Eliminați-l mai întâi pe celălalt.',
          few: 'Puteți alege cel mult # fișiere. Eliminați mai întâi unul.',
          other: 'Puteți alege cel mult # de fișiere. Eliminați mai întâi unul.',
        }),
      duplicate: 'Acest fișier este deja ales.',
      announceAdded: (added, refused) =>
        plural(added, { one: '# fișier adăugat', few: '# fișiere adăugate', other: '# de fișiere adăugate' }) +
        (refused > 0 ? plural(refused, { one: ', # respins', few: ', # respinse', other: ', # respinse' }) : ''),
      announceRemoved: (name) => `${isolated(name)}: eliminat`,
      announceSent: (name) => `${isolated(name)}: trimis`,
    },
    filterBar: {
      search: 'Căutare',
      clearSearch: 'Ștergeți căutarea',
      filters: 'Filtre',
      applied: (count) =>
        plural(count, { one: '# filtru aplicat', few: '# filtre aplicate', other: '# de filtre aplicate' }),
      appliedFilters: 'Filtre aplicate',
      filterValue: (filter, option) => `${filter}: ${isolated(option)}`,
      remove: 'Eliminați',
      clearAll: 'Ștergeți tot',
      any: 'Oricare',
      contains: (filter) => `${isolated(filter)} conține`,
      from: 'De la',
      to: 'Până la',
      containing: (text) => `conține „${isolated(text)}”`,
      onOrAfter: (day) => `din ${isolated(day)}`,
      onOrBefore: (day) => `până la ${isolated(day)}`,
      atLeast: (amount) => `${isolated(amount)} sau mai mult`,
      atMost: (amount) => `${isolated(amount)} sau mai puțin`,
      between: (from, to) => `de la ${isolated(from)} la ${isolated(to)}`,
      results,
      show: (count) =>
        count === undefined
          ? 'Afișați rezultatele'
          : plural(count, {
              one: 'Afișați # rezultat',
              few: 'Afișați # rezultate',
              other: 'Afișați # de rezultate',
            }),
      close: 'Închideți',
    },
    kbd: {
      separator: 'apoi',
      keys: {
        ArrowUp: { text: '↑', spoken: 'Săgeată sus' },
        ArrowDown: { text: '↓', spoken: 'Săgeată jos' },
        ArrowLeft: { text: '←', spoken: 'Săgeată stânga' },
        ArrowRight: { text: '→', spoken: 'Săgeată dreapta' },
      },
    },
    languagePicker: { language: 'Limbă', current: (label, name) => `${label}: ${isolated(name)}` },
    link: { opensInNewTab },
    menuSub: { back: 'Înapoi' },
    messageFrame: { code: (code) => `Eroarea ${code}` },
    dateTimeField: {
      date: 'data',
      time: 'ora',
      timeMissing: 'Introduceți și ora',
      dateMissing: 'Introduceți și data',
      skipped: (zone) => `Ceasurile sar peste această oră în ${isolated(zone)}. Introduceți altă oră`,
      tooEarly: (first) => `Introduceți ${isolated(first)} sau mai târziu`,
      tooLate: (last) => `Introduceți ${isolated(last)} sau mai devreme`,
      dateAndTime: (date, time) => `${date}, ${time}`,
    },
    maskedField: {
      incomplete: (example) => `Introduceți-l complet, de exemplu ${isolated(example)}`,
      notValid: (example) => `Verificați greșelile de scriere. Forma este ${isolated(example)}`,
    },
    monthField: {
      role: 'câmp de lună',
      notAMonth: (example) => `Introduceți o lună, de exemplu ${isolated(example)}`,
      tooEarly: (first) => `Introduceți ${isolated(first)} sau mai târziu`,
      tooLate: (last) => `Introduceți ${isolated(last)} sau mai devreme`,
    },
    oneTimeCodeField: {
      incomplete: (length) => `Introduceți toate caracterele codului (${number(length)})`,
      tooLong: (length) => `Codul are ${number(length)} caractere. Ștergeți caracterele în plus`,
    },
    sessionTimeoutDialog: {
      title: 'Veți fi deconectat în curând',
      description: 'Nu ați folosit portalul de ceva vreme. Ce nu este salvat se poate pierde.',
      remaining: (minutes, seconds) =>
        minutes > 0 ? `Au rămas ${number(minutes)} min` : `Au rămas ${number(seconds)} s`,
      extend: 'Rămâneți conectat',
      signOut: 'Deconectați-vă acum',
      extending: 'Se prelungește',
      failed: 'Sesiunea nu a putut fi prelungită. Încercați din nou.',
      extended: 'Rămâneți conectat.',
    },
    timeField: {
      role: 'câmp de oră',
      notATime: (example) => `Introduceți o oră, de exemplu ${isolated(example)}`,
      tooEarly: (first) => `Introduceți ${isolated(first)} sau mai târziu`,
      tooLate: (last) => `Introduceți ${isolated(last)} sau mai devreme`,
    },
    uploadManager: {
      list: (label) => `${isolated(label)}, fișiere`,
      size: (bytes) => formatSize(bytes, language),
      queued: 'În așteptare',
      uploading: (sent, size) => `${formatSize(sent, language)} din ${formatSize(size, language)}`,
      cancelled: 'Anulat',
      stored: 'Încărcat',
      failed: 'Încărcarea nu a reușit. Încercați din nou.',
      progress: (name) => `Se încarcă ${isolated(name)}`,
      cancel: (name) => `Anulați ${isolated(name)}`,
      retry: (name) => `Încercați din nou: ${isolated(name)}`,
      remove: (name) => `Eliminați ${isolated(name)}`,
      retryAll: (count) => `Încercați din nou toate (${number(count)})`,
      usage: (count, maxCount, size, maxSize) => {
        const [used, whole] = [formatSize(size, language), maxSize === undefined ? '' : formatSize(maxSize, language)];
        const counted = maxCount === undefined ? number(count) : `${number(count)} din ${number(maxCount)}`;
        return `fișiere: ${counted}, ${whole ? `${used} din ${whole}` : used}`;
      },
      beyond: (names) =>
        `Peste limită: ${names.map(isolated).join(', ')}. Eliminați mai întâi un fișier sau alegeți unul mai mic.`,
      removeFailed: (name) => `${isolated(name)} nu a putut fi eliminat. Încercați din nou.`,
      announceStored: (name, remaining) =>
        remaining > 0
          ? `${isolated(name)} încărcat, au rămas ${number(remaining)}`
          : `${isolated(name)} încărcat, gata`,
      announceFailed: (name, problem) => `${isolated(name)}: ${problem}`,
      announceRemoved: (name) => `${isolated(name)} eliminat`,
    },
    modeSwitch: { toLight: 'Treceți la modul luminos', toDark: 'Treceți la modul întunecat' },
    navBar: { more: 'Mai multe', opensInNewTab, unresolved },
    navTree: { opensInNewTab, unresolved },
    numberField: {
      role: 'câmp numeric',
      increase: 'Măriți',
      decrease: 'Micșorați',
      example: (example) => `De exemplu ${isolated(example)}`,
      notANumber: (example) => `Introduceți un număr, de exemplu ${isolated(example)}`,
      tooSmall: (min) => `Introduceți ${isolated(min)} sau mai mult`,
      tooLarge: (max) => `Introduceți ${isolated(max)} sau mai puțin`,
      tooPrecise: (decimals) =>
        decimals === 0
          ? 'Introduceți un număr întreg'
          : plural(decimals, {
              one: 'Introduceți cel mult o zecimală',
              few: 'Introduceți cel mult # zecimale',
              other: 'Introduceți cel mult # de zecimale',
            }),
      offStep: (below, above) =>
        below === above
          ? `Cea mai apropiată valoare posibilă este ${isolated(below)}`
          : `Cele mai apropiate valori posibile sunt ${isolated(below)} și ${isolated(above)}`,
    },
    pagination: {
      pagination: 'Pagini',
      first: 'Prima pagină',
      previous: 'Pagina anterioară',
      next: 'Pagina următoare',
      last: 'Ultima pagină',
      page: (page) => `Pagina ${number(page)}`,
      number,
      pageOf: (page, count) => `Pagina ${number(page)} din ${number(count)}`,
      range: ({ from, to }, total) =>
        total === 0 ? 'Nicio înregistrare' : `${number(from)}–${number(to)} din ${number(total)}`,
      pageSize: 'Înregistrări pe pagină',
      perPage: (size) => `${number(size)} pe pagină`,
    },
    passwordField: {
      show: 'Afișați parola',
      hide: 'Ascundeți parola',
      capsLock: 'Tasta Caps Lock este activată',
      strength: 'Siguranța parolei',
      strengths: ['Foarte slabă', 'Slabă', 'Medie', 'Bună', 'Puternică'],
    },
    popover: { close: 'Închideți' },
    rangeRail: {
      within: 'În interval',
      below: 'Sub interval',
      above: 'Peste interval',
      unknown: 'Necunoscut',
      range: (from, to) => `Interval de la ${from} la ${to}`,
    },
    select: { placeholder: 'Alegeți' },
    settingsPopup: {
      title: 'Aspect',
      close: 'Închideți',
      mode: 'Mod',
      light: 'Luminos',
      dark: 'Întunecat',
      system: 'Sistem',
      preset: 'Culori',
      presets: {
        default: 'Cerneală',
        theme1: 'Molid',
        theme2: 'Prună',
        theme3: 'Lagună',
        theme4: 'Cupru',
        theme5: 'Cobalt',
        theme6: 'Mușchi',
      },
      font: 'Font',
      radius: 'Raza colțurilor',
      radiusValue: (px) => `${number(px)} px`,
      filled: 'Câmpuri umplute',
      direction: 'Direcția scrierii',
      ltr: 'De la stânga la dreapta',
      rtl: 'De la dreapta la stânga',
      menu: 'Meniu',
      vertical: 'Lateral',
      horizontal: 'Sus',
      rail: 'Afișați o bară de pictograme când meniul este închis',
      container: 'Limitați lățimea paginilor',
      reset: 'Reveniți la valorile implicite',
    },
    sidePanel: {
      close: 'Închideți',
      resize: 'Lățimea panoului',
      width: (px) => plural(px, { one: '# pixel', few: '# pixeli', other: '# de pixeli' }),
    },
    snackbar: {
      region: 'Notificări, F6',
      close: 'Închideți notificarea',
      info: 'Informație',
      success: 'Succes',
      warning: 'Avertisment',
      error: 'Eroare',
      count: (times) => plural(times, { one: 'o dată', few: 'de # ori', other: 'de # de ori' }),
    },
    stat: { none: 'Necunoscut' },
    stepper: {
      steps: 'Pași',
      done: 'finalizat',
      current: 'în curs',
      upcoming: 'neînceput',
      error: 'de corectat',
      position: (position, count, state) => `pasul ${number(position)} din ${number(count)}, ${state}`,
    },
    table: {
      loading: 'Se încarcă…',
      empty: 'Nicio înregistrare',
      sortable: 'Selectați un antet de coloană pentru sortare.',
      sortBy: 'Sortați după',
      sortOption: (header, direction) => `${isolated(header)}, ${orders[direction]}`,
      unsortedOption: 'Ordine implicită',
      sorted: (header, direction) => `Sortat după ${isolated(header)}, ${orders[direction]}`,
      unsorted: 'Sortat în ordinea implicită',
      selection: 'Selecție',
      selectAll: 'Selectați tot',
      select: 'Selectați',
      selected,
      details: 'Detalii',
      actions: 'Acțiuni',
    },
    tagsInput: {
      tags: 'Etichete',
      remove: 'Eliminați',
      added: (tags) => `Adăugat: ${isolated(tags)}`,
      removed: (tag) => `Eliminat: ${isolated(tag)}`,
      duplicate: (tag) => `„${isolated(tag)}” se află deja în listă`,
      tooMany: (max) => `Puteți introduce cel mult ${number(max)}. Eliminați una pentru a adăuga alta`,
      count: (count, max) => `${number(count)} din ${number(max)}`,
    },
    textField: {
      charactersLeft: (count) =>
        plural(count, { one: 'un caracter rămas', few: '# caractere rămase', other: '# de caractere rămase' }),
    },
    truncate: { more: 'Afișați tot', less: 'Afișați mai puțin' },
  };
}
