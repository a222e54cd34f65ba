import type { DateFieldLabels } from '@attesta/ui/inputs/date-field';
import type { ComboboxLabels } from '@attesta/ui/inputs/combobox';
import type { FileFieldLabels } from '@attesta/ui/inputs/file-field';
import type { PasswordFieldLabels } from '@attesta/ui/inputs/password-field';
import type { SnackbarLabels } from '@attesta/ui/feedback/snackbar';
import type { BreadcrumbsLabels } from '@attesta/ui/navigation/breadcrumbs';
import type { NavBarLabels } from '@attesta/ui/navigation/nav-bar';
import type { PaginationLabels } from '@attesta/ui/navigation/pagination';
import type { AlertDialogLabels } from '@attesta/ui/overlays/alert-dialog';
import type { AccountMenuLabels } from '@attesta/ui/shell/account-menu';
import type { AppShellLabels } from '@attesta/ui/shell/app-shell';
import type { ModeSwitchLabels } from '@attesta/ui/shell/mode-switch';

const number = (value: number) => value.toLocaleString('fr');
const plural = (count: number, one: string, many: string) =>
  `${number(count)} ${new Intl.PluralRules('fr').select(count) === 'one' ? one : many}`;

const newTab = '(s’ouvre dans un nouvel onglet)';

/** The French labels. Each entry is the `labels` prop of the component with that name. */
export const fr = {
  appShell: {
    skip: 'Aller au contenu',
    navigation: 'Navigation principale',
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
  } satisfies AppShellLabels,
  navBar: { more: 'Plus', opensInNewTab: newTab, unresolved: 'Entrée indisponible' } satisfies NavBarLabels,
  navTree: { opensInNewTab: newTab, unresolved: 'Entrée indisponible' },
  modeSwitch: { toLight: 'Passer en mode clair', toDark: 'Passer en mode sombre' } satisfies ModeSwitchLabels,
  accountMenu: { account: (name) => `Compte de ${name}`, opensInNewTab: newTab } satisfies AccountMenuLabels,
  breadcrumbs: {
    breadcrumbs: 'Fil d’Ariane',
    showMore: (count) => `Afficher ${plural(count, 'autre étape', 'autres étapes')}`,
  } satisfies BreadcrumbsLabels,
  table: { loading: 'Chargement', empty: 'Aucune entrée' },
  pagination: {
    pagination: 'Pages',
    first: 'Première page',
    previous: 'Page précédente',
    next: 'Page suivante',
    last: 'Dernière page',
    number,
    page: (page) => `Page ${number(page)}`,
    pageOf: (page, count) => `Page ${number(page)} sur ${number(count)}`,
    range: ({ from, to }, total) =>
      total === 0 ? 'Aucune entrée' : `${number(from)} à ${number(to)} sur ${number(total)}`,
    pageSize: 'Entrées par page',
    perPage: (size) => `${number(size)} par page`,
  } satisfies PaginationLabels,
  field: { required: '(obligatoire)' },
  textField: { charactersLeft: (count: number) => `Encore ${plural(count, 'caractère', 'caractères')}` },
  passwordField: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    capsLock: 'La touche Verr. Maj. est active',
    strength: 'Robustesse',
  } satisfies PasswordFieldLabels,
  dateField: {
    chooseDate: (chosen) => (chosen ? `Modifier la date, ${chosen}` : 'Choisir une date'),
    calendar: 'Calendrier',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    month: 'Mois',
    year: 'Année',
    today: 'Aujourd’hui',
    notADate: (example) => `Saisissez une date, par exemple ${example}`,
  } satisfies DateFieldLabels,
  combobox: {
    show: 'Ouvrir la liste',
    clear: 'Effacer',
    chosen: 'Sélection',
    remove: 'Retirer',
    removed: (label) => `${label} retiré`,
    results: (count) => plural(count, 'résultat', 'résultats'),
  } satisfies ComboboxLabels,
  fileField: {
    choose: 'Choisir un fichier',
    chooseMany: 'Choisir des fichiers',
    drop: 'ou déposez-le ici',
    dropMany: 'ou déposez-les ici',
    files: 'Fichiers',
    remove: (name) => `Retirer ${name}`,
  } satisfies FileFieldLabels,
  dialog: { close: 'Fermer' },
  alertDialog: {
    cancel: 'Annuler',
    pending: 'En cours',
    failed: () => 'L’opération a échoué. Rien n’a été modifié. Réessayez ou annulez.',
  } satisfies AlertDialogLabels,
  snackbar: {
    close: 'Fermer',
    info: 'Information',
    success: 'Succès',
    warning: 'Avertissement',
    error: 'Erreur',
    count: (times) => `${number(times)} fois`,
  } satisfies SnackbarLabels,
};
