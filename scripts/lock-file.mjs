/**
 * @typedef {{ version?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 *   devDependencies?: Record<string, string>, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[],
 *   libc?: string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * Required packages that the lock file lacks: `npm ci` refuses such a lock file.
 * @returns {{ from: string, name: string, range: string, isOptional: boolean }[]}
 */
export function missingPackages(/** @type {LockedPackages} */ packages) {
  return Object.entries(packages).flatMap(([from, entry]) => {
    const wanted = { ...entry.dependencies, ...(from === '' ? entry.devDependencies : {}) };
    const peers = Object.entries(entry.peerDependencies ?? {}).filter(
      ([name]) => !entry.peerDependenciesMeta?.[name]?.optional,
    );
    return [...Object.entries(wanted), ...peers, ...Object.entries(entry.optionalDependencies ?? {})]
      .filter(([name]) => !isLocked(packages, from, name))
      .map(([name, range]) => ({
        from,
        name,
        range,
        isOptional: name in (entry.optionalDependencies ?? {}),
      }));
  });
}

/** Resolves as Node does: in the package's own folder, then in each one above. */
function isLocked(
  /** @type {LockedPackages} */ packages,
  /** @type {string} */ from,
  /** @type {string} */ name,
) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/**
 * Adds the missing packages of other platforms, whose version their parent names exactly. A registry that lacks a
 * platform's package leaves it out of the lock file that npm writes.
 * @returns {LockedPackages}
 */
export function withAllPlatforms(/** @type {LockedPackages} */ packages) {
  const added = missingPackages(packages)
    .filter(({ isOptional, range }) => isOptional && /^\d+\.\d+\.\d+$/.test(range))
    .map(({ from, name, range }) => {
      const entry = { version: range, ...(packages[from]?.dev ? { dev: true } : {}), optional: true };
      return [`node_modules/${name}`, { ...entry, ...platformOf(name) }];
    });
  return Object.fromEntries(
    [...Object.entries(packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** By the naming of napi-rs: `…-linux-arm64-musl`. */
function platformOf(/** @type {string} */ name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (!cpu) throw new Error(`${name} names no platform.`);
  const musl = words.some((word) => word.startsWith('musl'));
  const libc = os === 'linux' && { libc: [musl ? 'musl' : 'glibc'] };
  return { ...(os ? { os: [os] } : {}), cpu: [cpu], ...(libc || {}) };
}
