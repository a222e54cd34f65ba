import fs from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { shellWord } from '../shell-word.ts';

/** The data folder, or a file in it, cannot be used as it is; the message says what is wrong and what to do. */
export class DataFolderUnusable extends OperatorError {
  override name = 'DataFolderUnusable';
}

/** What the portal itself writes into its data folder. */
const known =
  /^(database(\.new|\.restored|\.replaced-[\dTZ-]+)?|(backup\.)?lock(-journal)?|backup|mail|admin\.sock|proof)$/;
/** Made by the file system where the folder is a disk of its own. */
const tolerated = 'lost+found';
const othersBits = 0o077;
const stickyBit = 0o1000;
const mostNamed = 3;

/**
 * Creates the data folder for this user alone. An existing one that other users may open is closed to them if nothing
 * but the portal's own files is in it; any other folder is left as it is.
 * @throws DataFolderUnusable if the folder belongs to someone else, has other files, or cannot be read and written
 */
export function prepareDataFolder(folder: string): void {
  try {
    create(folder);
    checkOwner(folder);
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    closeToOthers(folder);
  } catch (error) {
    if (error instanceof DataFolderUnusable) throw error;
    throw new DataFolderUnusable(adviceFor(folder, error), { cause: error });
  }
}

/** Folder by folder: the recursive `mkdirSync` never returns for a folder below /proc. */
function create(folder: string): void {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (!fs.existsSync(dirname(folder))) create(dirname(folder));
  fs.mkdirSync(folder, { mode: 0o700 });
}

/** Only then may a command be advised that changes who can use the folder: it could be any, such as `/`. */
const isClearlyOurs = (folder: string) => fs.existsSync(join(folder, 'database'));

const chooseAnother = (folder: string) =>
  `Choose a folder of its own with DATA_DIR, such as ${join(folder, 'attesta')}.`;

function checkOwner(folder: string): void {
  const user = process.getuid?.();
  const { uid } = fs.statSync(folder);
  if (user === undefined || uid === user) return;
  throw new DataFolderUnusable(
    `The data folder ${folder} belongs to the user with the id ${uid}, and this process runs as user ${user}. ` +
      (isClearlyOurs(folder)
        ? 'Start the portal as the owner of the folder, give the folder to this user ' +
          `(sudo chown -R ${user} ${shellWord(folder)}), or choose another folder with DATA_DIR.`
        : chooseAnother(folder)),
  );
}

/** Windows has no such bits: there the folder has the permissions of the folder above. */
function closeToOthers(folder: string): void {
  if (process.platform === 'win32') return;
  const names = fs.readdirSync(folder);
  const own = names.filter((name) => known.test(name)).map((name) => join(folder, name));
  if (isOpenToOthers(folder)) {
    if (isForOthersToo(folder)) throw new DataFolderUnusable(sharedFolderAdvice(folder));
    const foreign = names.filter((name) => !known.test(name) && name !== tolerated);
    if (foreign.length > 0) throw new DataFolderUnusable(openFolderAdvice(folder, foreign));
    fs.chmodSync(folder, 0o700);
  }
  own.filter(isOpenToOthers).forEach(closeTree);
}

/** A folder such as /tmp, in which everybody may create files but delete only their own, and a home. */
const isForOthersToo = (folder: string) =>
  (fs.statSync(folder).mode & stickyBit) !== 0 || fs.realpathSync(folder) === homedir();

const sharedFolderAdvice = (folder: string) =>
  `The folder ${folder} is for other programs and users, too. ${chooseAnother(folder)}`;

const isOpenToOthers = (path: string) => {
  const entry = fs.statSync(path, { throwIfNoEntry: false });
  return entry !== undefined && (entry.mode & othersBits) !== 0;
};

/** Links are not followed: where they lead may be someone else's. */
function closeTree(path: string): void {
  const entry = fs.lstatSync(path);
  if (entry.isSymbolicLink()) return;
  fs.chmodSync(path, entry.mode & 0o700);
  if (entry.isDirectory()) for (const name of fs.readdirSync(path)) closeTree(join(path, name));
}

function openFolderAdvice(folder: string, foreign: readonly string[]): string {
  const more = foreign.length > mostNamed ? ' and more' : '';
  return (
    `Other users of this computer may open the data folder ${folder}, and it has files that are not the portal's ` +
    `(${foreign.slice(0, mostNamed).join(', ')}${more}). ${chooseAnother(folder)}` +
    (isClearlyOurs(folder)
      ? ` If the folder is for the portal alone, close it to others (chmod 700 ${shellWord(folder)}) and start again.`
      : '')
  );
}

const reasons: Record<string, string> = {
  ENOENT: 'cannot be created',
  EEXIST: 'is a file or a link that leads nowhere',
  ENOTDIR: 'lies below a file',
  EACCES: 'may not be opened or created by this user',
  EPERM: 'may not be changed by this user',
  EROFS: 'is on a disk that cannot be written',
  ENOSPC: 'is on a disk that is full',
  ENAMETOOLONG: 'has a name that is too long',
  ELOOP: 'is a link that leads to itself',
};

function adviceFor(folder: string, error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const reason = reasons[code] ?? `cannot be used (${message})`;
  return `The data folder ${folder} ${reason}. Choose a folder that this user may read and write with DATA_DIR.`;
}
