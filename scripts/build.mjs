// Builds the library and the portal, unless their sources are unchanged.
import { ensureBuilt, ensureInstalled, ensureLibrary } from './ensure.mjs';

ensureInstalled();
ensureLibrary({ declarations: true });
ensureBuilt();
