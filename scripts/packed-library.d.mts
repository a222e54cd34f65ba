/** Builds the library if needed and packs it. Returns the path of the tarball. Throws if npm cannot pack it. */
export function packedLibrary(): string;
