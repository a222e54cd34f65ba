import fs from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { OperatorError } from '../operator/operator-error.ts';
import { shellWord } from '../operator/shell-word.ts';

/** The data folder or a file in it is unusable; the message states the problem and the solution. */
export class DataFolderUnusable extends OperatorError {
  override name = 'DataFolderUnusable';
}

/** Names of the files and folders that the portal writes into its data folder. */
const known =
  /^(database(\.new|\.restored|\.replaced-[\dTZ-]+)?|(backup\.)?lock(-journal)?|backup|mail|admin\.sock|proof)$/;
/** Created by the file system if the folder is the root of a disk. */
const tolerated = 'lost+found';
const othersBits = 0o077;
const stickyBit = 0o1000;
const maxListedNames = 3;

/**
 * Creates the data folder for this user alone. If other users can access an existing folder, removes their access if
 * the folder contains only the portal's own files; any other folder is unchanged.
 * @throws DataFolderUnusable if the folder belongs to another user, contains other files, or cannot be read and written
 */
export function prepareDataFolder(folder: string): void {
  try {
    createFolder(folder);
    checkOwner(folder);
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    restrictAccess(folder);
  } catch (error) {
    if (error instanceof DataFolderUnusable) throw error;
    throw new DataFolderUnusable(adviceFor(folder, error), { cause: error });
  }
}

/** Creates folder by folder: the recursive `mkdirSync` never returns for a folder below /proc. */
function createFolder(folder: string): void {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (!fs.existsSync(dirname(folder))) createFolder(dirname(folder));
  fs.mkdirSync(folder, { mode: 0o700 });
}

/**
 * Whether the folder contains a database. Only then do messages suggest a command that changes its permissions or
 * owner: it could be any folder, such as `/`.
 */
const hasDatabase = (folder: string) => fs.existsSync(join(folder, 'database'));

const chooseAnotherAdvice = (folder: string) =>
  `Choose a folder of its own with DATA_DIR, such as ${join(folder, 'attesta')}.`;

function checkOwner(folder: string): void {
  const user = process.getuid?.();
  const { uid } = fs.statSync(folder);
  if (user === undefined || uid === user) return;
  throw new DataFolderUnusable(
    `The data folder ${folder} belongs to the user with the id ${uid}, and this process runs as user ${user}. ` +
      (hasDatabase(folder)
        ? 'Start the portal as the owner of the folder, give the folder to this user ' +
          `(sudo chown -R ${user} ${shellWord(folder)}), or choose another folder with DATA_DIR.`
        : chooseAnotherAdvice(folder)),
  );
}

/**
 * Removes the access of other users. Windows has no such permission bits: there the folder inherits the permissions of
 * its parent.
 */
function restrictAccess(folder: string): void {
  if (process.platform === 'win32') return;
  const names = fs.readdirSync(folder);
  const own = names.filter((name) => known.test(name)).map((name) => join(folder, name));
  if (isAccessibleToOthers(folder)) {
    if (isShared(folder)) throw new DataFolderUnusable(sharedFolderAdvice(folder));
    const foreign = names.filter((name) => !known.test(name) && name !== tolerated);
    if (foreign.length > 0) throw new DataFolderUnusable(openFolderAdvice(folder, foreign));
    fs.chmodSync(folder, 0o700);
  }
  own.filter(isAccessibleToOthers).forEach(restrictTree);
}

/**
 * Whether the folder is shared, such as /tmp, in which everyone can create files but delete only their own, or the home
 * folder.
 */
const isShared = (folder: string) =>
  (fs.statSync(folder).mode & stickyBit) !== 0 || fs.realpathSync(folder) === homedir();

const sharedFolderAdvice = (folder: string) =>
  `The folder ${folder} is also used by other programs and users. ${chooseAnotherAdvice(folder)}`;

const isAccessibleToOthers = (path: string) => {
  const entry = fs.statSync(path, { throwIfNoEntry: false });
  return entry !== undefined && (entry.mode & othersBits) !== 0;
};

/** Does not follow links, because their target may belong to another user. */
function restrictTree(path: string): void {
  const entry = fs.lstatSync(path);
  if (entry.isSymbolicLink()) return;
  fs.chmodSync(path, entry.mode & 0o700);
  if (entry.isDirectory()) for (const name of fs.readdirSync(path)) restrictTree(join(path, name));
}

function openFolderAdvice(folder: string, foreign: readonly string[]): string {
  const more = foreign.length > maxListedNames ? ' and more' : '';
  return (
    `Other users of this computer may open the data folder ${folder}, and it has files that are not the portal's ` +
    `(${foreign.slice(0, maxListedNames).join(', ')}${more}). ${chooseAnotherAdvice(folder)}` +
    (hasDatabase(folder)
      ? ` If the folder is for the portal alone, close it to others (chmod 700 ${shellWord(folder)}) and start again.`
      : '')
  );
}

const reasons: Record<string, string> = {
  ENOENT: 'cannot be created',
  EEXIST: 'is a file or a broken link',
  ENOTDIR: 'is below a file',
  EACCES: 'may not be opened or created by this user',
  EPERM: 'may not be changed by this user',
  EROFS: 'is on a disk that cannot be written',
  ENOSPC: 'is on a disk that is full',
  ENAMETOOLONG: 'has a name that is too long',
  ELOOP: 'is a link to itself',
};

function adviceFor(folder: string, error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const reason = reasons[code] ?? `cannot be used (${message})`;
  return `The data folder ${folder} ${reason}. Choose a folder that this user may read and write with DATA_DIR.`;
}
